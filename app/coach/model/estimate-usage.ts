import type { ModelEvent, Prompt } from "./stream.server";

export type Usage = Pick<Extract<ModelEvent, { type: "usage" }>, "inputTokens" | "outputTokens">;

const LETTERS_PER_TOKEN = 3;
/** The model may have been at work when these ended the call. */
const MAY_HAVE_BEGUN: readonly string[] = ["stopped", "restart", "late"];

/** Of an answer that was cut nobody says what it has cost, but it has. Null: nothing was answered at all. */
export function estimateUsage({
  prompt,
  letters,
  ending,
}: {
  prompt: readonly Prompt[];
  letters: number;
  /** Why it ended: a reason or a fault. */
  ending: string;
}): Usage | null {
  if (letters === 0 && !MAY_HAVE_BEGUN.includes(ending)) return null;
  const asked = prompt.reduce((sum, { content }) => sum + content.length, 0);
  return {
    inputTokens: Math.ceil(asked / LETTERS_PER_TOKEN),
    outputTokens: Math.ceil(letters / LETTERS_PER_TOKEN),
  };
}
