import { saveProgress } from "~/db/coach/write-turn.server";
import type { TurnRow } from "~/db/coach/turn-row";
import type { AnswerBlock } from "~/domain/coach/answer";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";

const BETWEEN_MS = 1_000;
/** Heartbeat during a long block, which is only saved when complete: without a heartbeat a turn lapses after 60 s. */
const HEARTBEAT_MS = 10_000;

/** Saves whole blocks, at most once a second; streaming never waits for it. `onLost`: the turn was deleted or ended. */
export function createDraft(turn: TurnRow, onLost: () => void) {
  const blocks: AnswerBlock[] = [];
  let saved = 0;
  let savedAt = performance.now();
  let saving: Promise<void> | null = null;

  async function save(): Promise<void> {
    saved = blocks.length;
    savedAt = performance.now();
    try {
      if (!(await saveProgress({ ...turn, blocks: [...blocks] }))) onLost();
    } catch (error) {
      // Not fatal: the end of the answer saves all blocks again.
      log.warn("answer-not-saved", { failure: failureText(error) });
    }
  }

  return {
    add(...whole: AnswerBlock[]): void {
      blocks.push(...whole);
      const since = performance.now() - savedAt;
      const isDue = saved !== blocks.length ? since >= BETWEEN_MS : since >= HEARTBEAT_MS;
      if (isDue) saving ??= save().finally(() => (saving = null));
    },
    /** Drops the blocks: the answer begins anew. */
    clear: () => void blocks.splice(0),
    /** Awaits the save in flight, so that none follows the end. */
    settled: async (): Promise<void> => void (await saving),
  };
}
