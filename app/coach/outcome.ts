import { BOT_TEXTS } from "~/domain/coach/bot-texts";
import { TOASTS } from "~/domain/coach/texts";
import type { Fault } from "./model/fault";

/** queued: waited too long behind other answers to the same member. restart: this process is shutting down. */
export type AnswerEnding = "whole" | "long" | "withheld" | Fault | "queued" | "restart";

export interface AnswerOutcome {
  state: "done" | "stopped" | "broken" | "failed";
  /** The question does not count against the quota. */
  isFree: boolean;
  /** Shown in place of the answer; null: the answer itself. */
  text: string | null;
  toast: { title: string; description: string } | null;
}

/** Maps how an answer ended to the stored state, what is shown, and whether the question uses quota. */
export function outcomeOfAnswer(ending: AnswerEnding, { hasText }: { hasText: boolean }): AnswerOutcome {
  const empty = { state: "failed", isFree: true, text: BOT_TEXTS.empty, toast: null } as const;
  switch (ending) {
    case "whole":
      return hasText ? { state: "done", isFree: false, text: null, toast: null } : empty;
    // Counts: the answer reached the length limit, and all its tokens were paid for.
    case "long":
      return hasText ? { state: "broken", isFree: false, text: null, toast: null } : empty;
    case "withheld":
      return hasText ? { state: "broken", isFree: true, text: null, toast: null } : empty;
    case "stopped":
      return { state: "stopped", isFree: !hasText, text: null, toast: null };
    case "restart":
      return { state: "broken", isFree: !hasText, text: null, toast: null };
    default:
      return hasText
        ? { state: "broken", isFree: true, text: null, toast: TOASTS.failure }
        : { state: "failed", isFree: true, text: BOT_TEXTS.failure, toast: TOASTS.failure };
  }
}
