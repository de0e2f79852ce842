import { parseData } from "./stored-work";

/** Task id → ticked or not, as this browser knows it and the server does not yet. */
export type LocalTicks = ReadonlyMap<string, boolean>;

/** The ticks of a mission's stored data that are still to be sent; null when it cannot be read. */
export function readLocalTicks(stored: string): LocalTicks | null {
  const data = parseData(stored);
  if (!data.ok) return null;
  const unsent = Object.entries(data.value.ticks).filter(([, { sent }]) => sent === null);
  return new Map(unsent.map(([id, { value }]) => [id, value]));
}
