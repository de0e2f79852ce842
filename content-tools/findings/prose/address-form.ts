import type { Prose } from "./read-prose";
import type { Mark } from "./typography";

/** „Sie“ and its forms: capitalised within a sentence they can only be formal address. */
const FORMAL = /(?<![\p{L}\d-])(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?![\p{L}-])/gu;
/** Text before the beginning of a sentence, where „Sie“ may mean a woman or several people. */
const BEGINNING = /(?:^|[.!?:…“|\n–(])[\s\uFFFC*_]*$/u;
/** Components with words to other people, who may be addressed formally. */
const WORDS_TO_OTHERS = new Set(["Vorlage", "Beispiel"]);

/** Reports formal address, as the app says „du“; quotations may say „Sie“. */
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
