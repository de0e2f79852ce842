import type { Prose } from "./read-prose";
import type { Mark } from "./typography";

/** „Sie“ and its forms: capitalised within a sentence they can only be formal address. */
const FORMAL = /(?<![\p{L}\d-])(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?![\p{L}-])/gu;
/** Text before the beginning of a sentence, where „Sie“ may mean a woman or several people. */
const BEGINNING = /(?:^|[.!?:…“|\n–(])[\s\uFFFC*_]*$/u;
/** Components with words to other people, who may be addressed formally. */
const WORDS_TO_OTHERS = new Set(["Vorlage", "Beispiel"]);

/** Reports formal address, as the app says „du“; quotations, and what a template passes on to others, may say „Sie“. */
export function* checkAddressForm({ text, prose, blocks, bodyStart }: Prose, path: string): Generator<Mark> {
  const passedOn = path.startsWith("templates/") ? text.indexOf("<Seitenwechsel", bodyStart) : -1;
  for (const { from, to, inside } of blocks) {
    if (from < passedOn && from >= bodyStart) continue;
    if (inside !== null && WORDS_TO_OTHERS.has(inside)) continue;
    const block = prose.slice(from, to);
    for (const { 0: word, index } of block.matchAll(FORMAL)) {
      const before = block.slice(0, index);
      if (BEGINNING.test(before) || before.lastIndexOf("„") > before.lastIndexOf("“")) continue;
      yield { rule: "T015", at: from + index, message: `„${word}“ siezt: Hier sagen wir „du“.` };
    }
  }
}
