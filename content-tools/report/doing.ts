import type { Content } from "~/content/build.server";
import { missionsToDo } from "../findings/advise-doing";
import { unnamedBlanks } from "../findings/prose/blanks";
import { checkDeadBoxes } from "../findings/prose/dead-boxes";
import { readProse } from "../findings/prose/read-prose";

/** What can be done where one reads: missions in which there is something, and what only looks like it. */
export function doingFigures({ entries, bodies }: Pick<Content, "entries" | "bodies">) {
  const texts = [...bodies].map(([path, body]) => ({ path, text: body() }));
  const count = (listIn: (file: (typeof texts)[number]) => Iterable<unknown>) =>
    texts.reduce((sum, file) => sum + [...listIn(file)].length, 0);
  return {
    toDo: missionsToDo(entries, bodies).size,
    boxes: count(({ text }) => deadBoxes(text)),
    blanks: count(({ path, text }) => unnamedBlanks({ text, bodyStart: 0 }, path)),
  };
}

const deadBoxes = (body: string) => {
  // Few texts have any, and parsing takes time.
  const prose = /[☐☑]|\[[ xX]\]/.test(body) ? readProse(`---\n\n---\n${body}`) : null;
  return prose ? checkDeadBoxes(prose) : [];
};
