import type { MissionKind } from "./missions";

/** A mission's place in words, like "Mission 3"; of `total`, "Mission 3/10". A bonus mission is counted in nothing. */
export function missionPlace({ kind, order }: { kind: MissionKind; order: number }, total?: number): string {
  if (kind === "bonus") return "Zugabe";
  const name = kind === "start" ? "Startmission" : "Mission";
  return total === undefined ? `${name} ${order}` : `${name} ${order}/${total}`;
}
