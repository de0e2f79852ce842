import type { MissionStatus } from "./missions";

/** How a mission stands on the trail; `closed`: it was open, and waits until there is access again. */
export type StopState = "done" | "current" | "open" | "locked" | "closed";

export const STOP_STATE_WORDS: Readonly<Record<StopState, string>> = {
  done: "geschafft",
  current: "offen",
  open: "offen",
  locked: "noch verschlossen",
  closed: "mit einem Tarif wieder offen",
};

/** State of a mission on the trail: without access nothing looks open, and done ones stay done. */
export function stopState(
  { id, status }: { id: string; status: MissionStatus },
  { currentId, hasAccess }: { currentId: string | null; hasAccess: boolean },
): StopState {
  if (status === "completed") return "done";
  if (status === "locked") return "locked";
  if (!hasAccess) return "closed";
  return id === currentId ? "current" : "open";
}
