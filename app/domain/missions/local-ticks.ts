import { parseData } from "./stored-work";

/** Task id → ticked or not: ticks of this browser that have not reached the server. */
export type LocalTicks = ReadonlyMap<string, boolean>;

/** Unsent ticks in a mission's stored data; null when it cannot be parsed. */
export function readLocalTicks(stored: string): LocalTicks | null {
  const data = parseData(stored);
  if (!data.ok) return null;
  const unsent = Object.entries(data.value.ticks).filter(([, { sent }]) => sent === null);
  return new Map(unsent.map(([id, { value }]) => [id, value]));
}
