import type { Prose } from "./read-prose";
import type { Mark } from "./typography";

/** Written large within a sentence, it can only be meant formally. */
const FORMAL = /(?<![\p{L}\d-])(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?![\p{L}-])/gu;
/** After these a sentence begins, where „Sie“ may be a woman or many. */
const BEGINNING = /(?:^|[.!?:…“|\n–(])[\s\uFFFC*_]*$/u;
/** Where people write to others, who may be addressed otherwise. */
const WORDS_TO_OTHERS = new Set(["Vorlage", "Beispiel"]);

/** The app says „du“; what is quoted may say „Sie“. */
export function* checkAddressForm({ prose, blocks }: Prose): Generator<Mark> {
  for (const { from, to, inside } of blocks) {
    if (inside !== null && WORDS_TO_OTHERS.has(inside)) continue;
    const text = prose.slice(from, to);
    for (const { 0: word, index } of text.matchAll(FORMAL)) {
      const before = text.slice(0, index);
      if (BEGINNING.test(before) || before.lastIndexOf("„") > before.lastIndexOf("“")) continue;
      yield { rule: "T015", at: from + index, message: `„${word}“ siezt: Hier sagen wir „du“.` };
    }
  }
}
