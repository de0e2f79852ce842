import type { Collections } from "./entries";
import { sentencesOf, type Sentence } from "./sentences";
import type { Problem } from "./source.server";

/** Shorter ones are headings, labels and phrases that nobody minds meeting twice. */
const MIN_WORDS = 6;

type Mission = Collections["roadmaps"][number];

/** Sentences that stand in missions of different paths. What several paths say belongs into a passage. */
export function* sharedSentences(missions: readonly Mission[]): Generator<Problem> {
  const first = new Map<string, { place: string; folder: string }>();
  for (const mission of missions) {
    const { path, folder } = mission.source;
    for (const { text, words, line } of authored(mission)) {
      if (words.length < MIN_WORDS) continue;
      const key = words.join(" ");
      const earlier = first.get(key);
      if (!earlier) first.set(key, { place: `${path}:${line}`, folder });
      else if (earlier.folder !== folder) {
        yield { path, line, message: `Dieser Satz steht auch in ${earlier.place}: „${text}“` };
      }
    }
  }
}

/** All sentences somebody wrote for this mission, with their lines in its file. Passages count where they stand. */
function authored({ source, data }: Mission): Sentence[] {
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
  return [
    ...fields.flatMap(([field, text]) => sentencesOf(text).map((found) => ({ ...found, line: source.lineOf(field) }))),
    ...sentencesOf(source.body).map((found) => ({ ...found, line: source.bodyOffset + found.line })),
  ];
}
