import type { Content } from "~/content/build.server";
import { missionsToDo } from "../findings/advise-doing";
import { repeatedPitfalls } from "../findings/advise-pitfalls";
import { advisePlaces } from "../findings/advise-places";
import { unnamedBlanks } from "../findings/prose/blanks";
import { checkDeadBoxes } from "../findings/prose/dead-boxes";
import { readProse } from "../findings/prose/read-prose";

/** Counts of things to do while reading: missions with some, dead boxes, blanks, pitfalls told twice, missing places. */
export function doingFigures({ entries, bodies }: Pick<Content, "entries" | "bodies">) {
  const texts = [...bodies].map(([path, body]) => ({ path, text: body() }));
  const count = (listIn: (file: (typeof texts)[number]) => Iterable<unknown>) =>
    texts.reduce((sum, file) => sum + [...listIn(file)].length, 0);
  return {
    toDo: missionsToDo(entries, bodies).size,
    boxes: count(({ text }) => deadBoxes(text)),
    blanks: count(({ path, text }) => unnamedBlanks({ text, bodyStart: 0 }, path)),
    repeated: [...repeatedPitfalls(entries.roadmaps, bodies)].length,
    placeless: new Set(Array.from(advisePlaces(entries.roadmaps, bodies), ({ path }) => path)).size,
  };
}

const deadBoxes = (body: string) => {
  // Few texts have any, and parsing takes time.
  const prose = /[☐☑]|\[[ xX]\]/.test(body) ? readProse(`---\n\n---\n${body}`) : null;
  return prose ? checkDeadBoxes(prose) : [];
};
