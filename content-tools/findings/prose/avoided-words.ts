import type { Prose } from "./read-prose";
import type { Mark } from "./typography";

/**
 * „allein“ where everybody says „nur“: before „an dich“, „diese“ and the like, or with „den“, „das“, „die“ after the first
 * word of a sentence, which is then what to do. „Das legt allein die Suchmaschine fest“ means „allein“.
 */
const FOR_ONLY =
  /(?<!\p{L})allein(?=\s+(?:an|nach|diese[mnrs]?|dein\p{L}*|ihn|ihr|sie)(?!\p{L}))|(?<=(?:^|[.!?:„]\s?)\p{Lu}\p{L}+\s)allein(?=\s+(?:den|das|die)\s)/gu;

/** Reports words that stand in the place of one that was avoided. */
export function* checkAvoidedWords({ prose, blocks }: Prose): Generator<Mark> {
  for (const { from, to } of blocks) {
    for (const { index } of prose.slice(from, to).matchAll(FOR_ONLY)) {
      yield { rule: "T034", at: from + index, message: "„allein“ steht hier für „nur“: Sag „nur“." };
    }
  }
}
