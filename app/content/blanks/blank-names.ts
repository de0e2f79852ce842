import { answerKey } from "~/domain/blanks/answer-key";
import { blankTask, templateWork } from "~/domain/blanks/blank-work";
import { plainText } from "../plain-text";
import { blanksIn, fillBoxes } from "./read-blanks";
import { templateBoxesIn } from "./template-boxes";

interface Texts {
  missions: readonly { id: string; html: string }[];
  templates: readonly { slug: string; title: string; html: string }[];
}

/** Each blank of missions and templates by its key: its template's title and its label, that of a box the words after it. */
export const blankNames = ({ missions, templates }: Texts): [key: string, name: string][] => [
  ...missions.flatMap(({ id, html }) =>
    templateBoxesIn(html).flatMap((box) => namesIn(id, { title: titleOf(box.title), html: box.html })),
  ),
  ...templates.flatMap(({ slug, title, html }) => namesIn(templateWork(slug), { title: titleOf(title), html })),
];

const titleOf = (title: string): string => (title === "Vorlage" ? title : `Vorlage „${title}“`);

function namesIn(missionId: string, { title, html }: { title: string; html: string }): [string, string][] {
  const words = new Map<string, string>();
  fillBoxes(html, ({ name }, after) => {
    words.set(name, plainText(after, "").trim());
    return "";
  });
  return blanksIn(html).map(({ name, label }) => [
    answerKey(missionId, blankTask(name)),
    `${title}: ${words.get(name) || label}`,
  ]);
}
