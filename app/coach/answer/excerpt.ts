import type { Block } from "~/domain/coach/answer";
import { paragraph } from "~/domain/coach/fixed-answer";

const LONGEST = 700;

/** What of a section speaks to the question, in whole sentences. */
export function excerpt({ text }: { text: string; question: string }): Block[] {
  const sentences = text.slice(0, 4 * LONGEST).split(/(?<=[.!?:])\s+/);
  let kept = "";
  for (const sentence of sentences) {
    if (kept.length + sentence.length > LONGEST && kept !== "") break;
    kept += `${kept === "" ? "" : " "}${sentence}`;
  }
  return [paragraph(kept)];
}
