import { createContext, useContext } from 'react';
import type { ObjectId } from '../../../model/ids.ts';

/** Cards that forbid something the page explains just now, with the title of what they forbid. */
export const ForbidsContext = createContext<ReadonlyMap<ObjectId, string>>(new Map());

export function useForbids(): (card: ObjectId) => string | null {
  const forbidding = useContext(ForbidsContext);
  return (card) => forbidding.get(card) ?? null;
}
