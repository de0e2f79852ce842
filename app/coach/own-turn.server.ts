import { setTimeout as pause } from "node:timers/promises";
import { countAhead } from "~/db/coach/write-turn.server";
import type { TurnRow } from "~/db/coach/turn-row";

const LONGEST_PAUSE_MS = 200;

/**
 * Waits until fewer than `atOnce` earlier answers to the same member are still being written, in any process. False
 * when that takes longer than `patienceMs`, or the signal aborts.
 */
export async function waitForTurn(
  turn: TurnRow,
  { atOnce, patienceMs, signal }: { atOnce: number; patienceMs: number; signal: AbortSignal },
): Promise<boolean> {
  const until = performance.now() + patienceMs;
  for (let next = 25; ; next = Math.min(2 * next, LONGEST_PAUSE_MS)) {
    if (signal.aborted) return false;
    if ((await countAhead(turn)) < atOnce) return true;
    if (performance.now() > until) return false;
    await pause(next, undefined, { signal }).catch(() => undefined);
  }
}
