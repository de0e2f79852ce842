import { saveProgress } from "~/db/coach/write-turn.server";
import type { TurnRow } from "~/db/coach/turn-row";
import type { AnswerBlock } from "~/domain/coach/answer";
import { failureText } from "~/http/failure-text";
import { log } from "~/log.server";

const BETWEEN_MS = 1_000;
/** A long paragraph is saved with its end; meanwhile this says that somebody is still writing. */
const SIGN_OF_LIFE_MS = 10_000;

/** Saves whole blocks as they come, at most each second; words never wait for it. `onLost`: the question was deleted. */
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
      // The end is saved once more, with everything.
      log.warn("answer-not-saved", { failure: failureText(error) });
    }
  }

  return {
    add(...whole: AnswerBlock[]): void {
      blocks.push(...whole);
      const since = performance.now() - savedAt;
      const isDue = saved < blocks.length ? since >= BETWEEN_MS : since >= SIGN_OF_LIFE_MS;
      if (isDue) saving ??= save().finally(() => (saving = null));
    },
    /** So that nothing is saved after the end. */
    settled: async (): Promise<void> => void (await saving),
  };
}
