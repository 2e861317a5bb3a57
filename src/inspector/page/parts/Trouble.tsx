/** What could not be done: in words, and below them the lines of a text that they are about. */
export function Trouble({ words }: { words: string }) {
  const [first, ...lines] = words.split('\n');
  return (
    <div className="refused" role="alert">
      <p>{first}</p>
      {lines.length > 0 && <pre>{lines.join('\n')}</pre>}
    </div>
  );
}
