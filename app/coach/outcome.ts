import { BOT_TEXTS } from "~/domain/coach/bot-texts";
import { TOASTS } from "~/domain/coach/texts";
import type { Fault } from "./model/fault";

/** How an answer came to its end: as the model's border says, for a waiting that was too long, or for the end of this process. */
export type Ending = "whole" | "long" | "withheld" | Fault | "queued" | "restart";

export interface Outcome {
  state: "done" | "stopped" | "broken" | "failed";
  /** Whether the question costs nothing. */
  isFree: boolean;
  /** What stands in the bubble where no answer came. */
  text: string | null;
  toast: { title: string; description: string } | null;
}

/** Only what is whole is done, and only what was an answer counts. */
export function outcomeOf(ending: Ending, { hasText }: { hasText: boolean }): Outcome {
  const empty = { state: "failed", isFree: true, text: BOT_TEXTS.empty, toast: null } as const;
  switch (ending) {
    case "whole":
      return hasText ? { state: "done", isFree: false, text: null, toast: null } : empty;
    // Its question asked for too much, and all of it was paid for.
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
