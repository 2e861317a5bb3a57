/** A dialog that closes gives the focus back: what puts it elsewhere is done after that. */
export function afterwards(close: () => void, go: () => void): void {
  close();
  window.setTimeout(go, 0);
}
