import { MAIN } from '../../protocol.ts';
import { say } from '../language/language.ts';
import { useTable } from '../wire/table.ts';

/** What is lost with the game that is open, in words; null where its script or its beginning brings all of it back. */
export function useLost(): string | null {
  const { hello, rows, branches } = useTable();
  const main = branches.find(({ id }) => id === MAIN);
  const notes = new Set(rows.filter(({ note }) => note !== null).map(({ n }) => n)).size;
  // What a script does can be played again; what somebody has done without one cannot.
  const steps = hello.script === 0 ? (main?.last ?? 0) : 0;
  const many = Math.max(branches.length - 1, 0);
  return steps + many + notes === 0 ? null : say.leave.lost(steps, many, notes);
}

/** Opens another scenario: at once where nothing is lost, and otherwise asked about first. */
export function useLeave(): (file: string) => void {
  const { asks, tell } = useTable();
  const lost = useLost();
  return (file) => (lost === null ? asks.open(file) : tell({ about: 'leave', file }));
}
