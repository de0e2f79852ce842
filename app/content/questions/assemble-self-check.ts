import { passageAnchor } from "~/domain/text/slugs";
import type { LazyText } from "../cache/pack.server";
import { missionEntries, type Collections } from "../entries";
import type { PlacedQuestion } from "../library-types";
import { storedId } from "../stored-id";
import { sectionWordsOf } from "./section-words";
import { toQuestion } from "./to-question";

/** All questions to oneself, those of a text in their order. */
export function assembleSelfCheck(entries: Collections, textOf: (path: string) => LazyText): PlacedQuestion[] {
  const ofPassages = entries.passages.flatMap(({ source: { slug, path }, data: { fragen = [] } }) => {
    const missionIds = missionEntries(entries)
      .filter(({ source }) => source.takenUp.passages.includes(slug))
      .map(({ data }) => storedId(data));
    const at = { text: slug, prefix: `${passageAnchor(slug)}-` };
    const html = fragen.length > 0 ? textOf(path)() : "";
    return fragen.map((written) => {
      const question = toQuestion(written, at);
      return { ...question, passage: slug, missionIds, concerns: sectionWordsOf(html, question.sentence) };
    });
  });
  const ofMissions = [...entries.roadmaps, ...entries.bonus].flatMap(({ data }) => {
    const id = storedId(data);
    return data.frage
      ? [{ ...toQuestion(data.frage, { text: id, prefix: "" }), passage: null, missionIds: [id], concerns: [] }]
      : [];
  });
  return [...ofPassages, ...ofMissions];
}
