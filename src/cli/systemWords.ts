/** What a system answers when a file cannot be read or written, in a person's words. */
const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'a part of that path is no folder',
  EISDIR: 'that is a folder',
  EEXIST: 'there is something else there',
  EACCES: 'that is not allowed there',
  EPERM: 'that is not allowed there',
  EROFS: 'nothing can be written there',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'there is no room left',
  ELOOP: 'the path leads round in a circle',
  EMFILE: 'too many files are open',
  EINVAL: 'that is no name for a file',
};

/** Why it could not be done: to stand behind a colon, without a full stop. */
export function systemWords(cause: unknown): string {
  const { code } = cause as NodeJS.ErrnoException;
  if (code !== undefined && Object.hasOwn(WORDS, code)) return WORDS[code] ?? code;
  return code === undefined ? (cause instanceof Error ? cause.message : String(cause)) : `the system says ${code}`;
}
