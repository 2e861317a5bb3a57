import type { Lines } from './lines.ts';

/** Draws the whole page anew, without any framework: lines under headings, and a button for each label. */
export function draw(lines: Lines, labels: readonly string[], choose: (n: number) => void): void {
  const parts = lines.flatMap(([heading, all]) => {
    const list = document.createElement('ul');
    list.append(...all.map((line) => element('li', line)));
    return [element('h2', heading), list];
  });
  const buttons = labels.map((label, n) => {
    const button = element('button', label);
    button.addEventListener('click', () => choose(n));
    return button;
  });
  document.getElementById('page')?.replaceChildren(...parts, ...buttons);
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
