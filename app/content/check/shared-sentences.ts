import { contentHash } from "../cache/content-hash";
import type { Bodies, Entry } from "../entries";
import { placeOf } from "../frontmatter/field-places";
import type { Frontmatter } from "../frontmatter/schema";
import { sentencesOf, type Sentence, type SentenceMark } from "./sentences";
import type { Problem } from "../files/source.server";

/** Shorter sentences are headings, labels and phrases that may well repeat. */
const MIN_WORDS = 6;

interface Written extends Entry<Frontmatter<"roadmaps">> {
  body: string;
}

/** Sentences of a mission; cached, as splitting a text takes longer than parsing and checking its file. */
export const markSentences = (mission: Written): SentenceMark[] =>
  sentencesWritten(mission).map((sentence) => [keyOf(sentence), sentence.line, sentence.column]);

/** Reports sentences that missions of different paths share: they belong in a passage. */
export function* sharedSentences(
  missions: readonly Entry<Frontmatter<"roadmaps">>[],
  bodies: Bodies,
): Generator<Problem> {
  const first = new Map<string, { place: string; folder: string }>();
  for (const mission of missions) {
    const { path, folder } = mission.source;
    const shared: [place: string, ...mark: SentenceMark][] = [];
    for (const [key, line, column] of mission.sentences ?? []) {
      const earlier = first.get(key);
      if (!earlier) first.set(key, { place: `${path}:${line}`, folder });
      else if (earlier.folder !== folder) shared.push([earlier.place, key, line, column]);
    }
    if (shared.length === 0) continue;
    const written = sentencesWritten({ ...mission, body: bodies.get(path)?.() ?? "" });
    const texts = new Map(written.map((sentence) => [keyOf(sentence), sentence.text]));
    for (const [place, key, line, column] of shared) {
      const message = `Dieser Satz steht auch in ${place}: „${texts.get(key)}“`;
      yield { path, line, column, rule: "T008", message };
    }
  }
}

/** Key of 64 bits: among a million sentences, a collision occurs once in 30 million libraries. */
const keyOf = ({ words }: Sentence): string => contentHash(words.join(" ")).slice(0, 16);

/** Sentences written for this mission, with their lines in its file; not those of the passages it embeds. */
export function sentencesWritten({ source, data, body }: Written): Sentence[] {
  const fields: [PropertyKey[], string][] = [
    [["title"], data.title],
    [["shortDescription"], data.shortDescription],
    [["description"], data.description],
    [["aiCoachReminder"], data.aiCoachReminder],
    [["explanation"], data.explanation],
    [["noteField"], data.noteField],
    ...data.tasks.flatMap(({ title, description }, index): [PropertyKey[], string][] => [
      [["tasks", index, "title"], title],
      [["tasks", index, "description"], description],
    ]),
  ];
  const sentences = [
    ...fields.flatMap(([field, text]) => {
      const [line, column] = placeOf(source, field);
      return sentencesOf(text).map((found) => ({ ...found, line, column }));
    }),
    ...sentencesOf(body).map((found) => ({ ...found, line: source.bodyOffset + found.line })),
  ];
  return sentences.filter(({ words }) => words.length >= MIN_WORDS);
}
