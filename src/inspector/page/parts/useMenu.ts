import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

/** A menu that a button opens: arrow keys, first letters, Escape, and a click elsewhere closes it. */
export function useMenu(): {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly around: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
} {
  const [open, setOpen] = useState(false);
  const around = useRef<HTMLDivElement | null>(null);

  useEffect(() => {
    if (!open) return;
    const all = itemsOf(around.current);
    (all.find((item) => item.getAttribute('aria-checked') === 'true') ?? all[0])?.focus();
    const away = (event: PointerEvent): void => {
      if (!around.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open) {
      if (event.key === 'ArrowDown') {
        event.preventDefault();
        setOpen(true);
      }
      return;
    }
    const all = itemsOf(around.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const go = (to: number): void => {
      event.preventDefault();
      all[(to + all.length) % all.length]?.focus();
    };
    event.stopPropagation();
    if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(all.length - 1);
    else if (event.key === 'Tab') setOpen(false);
    else if (event.key === 'Escape') {
      setOpen(false);
      around.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    } else if (event.key.length === 1 && event.key !== ' ') {
      const letter = event.key.toLowerCase();
      const begins = [...all.slice(at + 1), ...all.slice(0, at + 1)].find((item) =>
        item.textContent?.trim().toLowerCase().startsWith(letter),
      );
      if (begins) go(all.indexOf(begins));
    }
  };
  return { open, setOpen, around, onKeyDown };
}

const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];
