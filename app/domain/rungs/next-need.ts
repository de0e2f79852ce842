import type { MissionStatus } from "../missions/missions";
import type { ReachedRung, RungKind } from "./rungs";

/** Inputs for whether a learner's way asks for something else than their next mission. */
export interface WayStanding {
  /** Reached, in whichever way it is known. */
  rungs: readonly Pick<ReachedRung, "kind">[];
  /** Whether one of their contacts has ordered. */
  hasOrder: boolean;
}

/** `ask`: a first person to speak to; `order`: what an order needs. */
export type NextNeed = "ask" | "order";

/** Order of the mission by which a learner has asked, as those from it on are about customers. */
const ASKED_BY = 8;
/** Rungs that make the work the learner's business. */
const OF_ORDERS: readonly RungKind[] = ["offered", "invoiced", "paid", "thousand"];
const ASKED: readonly RungKind[] = ["approached", "talked", ...OF_ORDERS];

/** The next need on a learner's way, from their standing in these missions; null: the next mission. */
export function nextNeed(
  { rungs, hasOrder }: WayStanding,
  missions: readonly { order: number; status: MissionStatus }[],
): NextNeed | null {
  const has = (kinds: readonly RungKind[]) => rungs.some(({ kind }) => kinds.includes(kind));
  if (hasOrder || has(OF_ORDERS)) return "order";
  const open = missions.filter(({ status }) => status !== "completed").map(({ order }) => order);
  const isOver = missions.length > 0 && open.length === 0;
  if (has(ASKED)) return isOver ? "order" : null;
  const isByThen = isOver || missions.some(({ order, status }) => order === ASKED_BY && status === "completed");
  return isByThen || (open.length > 0 && Math.min(...open) >= ASKED_BY) ? "ask" : null;
}
