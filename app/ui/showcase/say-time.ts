import { EVENING_MINUTES } from "~/domain/evenings/evenings";
import type { PathTime } from "~/domain/paths/path-time";

/** How long a path's missions take together, as a sentence; read on the server alone. */
export function sayTime(time: PathTime | null): string {
  if (!time) return "Wie lange jede dauert, bestimmst du.";
  const all = `Zusammen ${time.hours}, das sind ${time.evenings} zu ${EVENING_MINUTES} Minuten.`;
  if (time.withoutTime.length === 0) return all;
  const named = time.withoutTime.map((order) => `Mission ${order}`).join(" und ");
  return `${all} Nicht mitgezählt ist ${named}: Die Dauer hängt davon ab, was du vorhast.`;
}
