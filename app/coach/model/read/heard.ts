import { cut } from "~/domain/text/cut";
import type { Prompt } from "../prompt";
import type { StreamPart } from "./part";
import type { Reason } from "./reasons";
import { createThoughtFilter, type Shown } from "./thoughts";
import { createSignJoiner } from "./whole-signs";

/** Longer answers are cut: they are read on phones, and nothing else limits what is stored. */
export const MAX_LETTERS = 8_000;

const LETTERS_PER_TOKEN = 3;
const tokensOf = (letters: number): number => Math.ceil(letters / LETTERS_PER_TOKEN);

/** Collects the parts of an answer so far. `holds`: see createThoughtFilter. */
export function collectAnswer({ holds }: { holds: boolean }) {
  const filter = createThoughtFilter({ holds });
  const join = createSignJoiner();
  const said: { reason: Reason | null; inputTokens: number | null; outputTokens: number | null } = {
    reason: null,
    inputTokens: null,
    outputTokens: null,
  };
  let [letters, shownLetters] = [0, 0];

  function show({ text, isAnew }: Shown): Shown & { isTooLong: boolean } {
    if (isAnew) shownLetters = 0;
    const fitting = cut(text, MAX_LETTERS - shownLetters);
    shownLetters += fitting.length;
    return { text: fitting, isAnew, isTooLong: fitting.length < text.length };
  }

  return {
    take(part: StreamPart) {
      letters += part.text.length;
      // Ollama sends an empty reason with each word, and some servers send one with thoughts: the last one counts.
      said.reason = part.reason ?? said.reason;
      said.inputTokens = part.usage?.inputTokens ?? said.inputTokens;
      said.outputTokens = part.usage?.outputTokens ?? said.outputTokens;
      return show(filter.push(join(part.text)));
    },
    release: () => show(filter.release()),
    end: () => show(filter.end()),
    reason: () => said.reason,
    thoughts: () => filter.thoughts(),
    /** Tokens used, estimated where the vendor does not say: an answer that was cut has cost something, too. */
    usage: (prompt: readonly Prompt[]) => ({
      inputTokens: said.inputTokens ?? tokensOf(prompt.reduce((sum, { content }) => sum + content.length, 0)),
      outputTokens: said.outputTokens ?? tokensOf(letters),
    }),
  };
}
export type Heard = ReturnType<typeof collectAnswer>;
