import type { MissionKind } from "./missions";

/** A mission's place in words, like "Mission 3"; of `total`, "Mission 3/10". */
export function missionPlace({ kind, order }: { kind: MissionKind; order: number }, total?: number): string {
  const name = kind === "start" ? "Startmission" : "Mission";
  return total === undefined ? `${name} ${order}` : `${name} ${order}/${total}`;
}
