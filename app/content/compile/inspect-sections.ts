import { CONCERNED_NAMES, isConcerned, wordsIn } from "~/domain/situation/concerned";
import type { BodyNode, Report } from "./inspect-body";

/** A section stands by itself at the top of a passage, and says whom it concerns. */
export function inspectSections(tree: BodyNode, { isPassage }: { isPassage: boolean }, report: Report): void {
  for (const child of tree.children ?? []) {
    if (isSection(child)) {
      if (!isPassage) report(child.position?.start, "T022", "<Abschnitt> steht nur in content/passages.");
      inspectWords(child, report);
    }
    for (const inner of sectionsBelow(child)) {
      report(inner.position?.start, "T022", MISPLACED);
      inspectWords(inner, report);
    }
  }
}

const MISPLACED =
  "<Abschnitt> steht allein in seiner Zeile und in nichts anderem: weder in einem <Abschnitt> noch in einer Liste, einem Satz oder einem Kasten.";

const isSection = ({ name }: BodyNode): boolean => name === "Abschnitt";

const sectionsBelow = ({ children = [] }: BodyNode): BodyNode[] =>
  children.flatMap((child) => [...(child.name === "Abschnitt" ? [child] : []), ...sectionsBelow(child)]);

function inspectWords({ attributes = [], position }: BodyNode, report: Report): void {
  const value = attributes.find(({ name }) => name === "wen")?.value;
  const words = wordsIn(typeof value === "string" ? value : "");
  const unknown = words.find((word) => !isConcerned(word));
  if (words.length > 0 && unknown === undefined) return;
  const said =
    unknown === undefined ? "<Abschnitt> sagt mit „wen“, wen er betrifft." : `„${unknown}“ kennt „wen“ nicht.`;
  report(position?.start, "T021", `${said} Erlaubt sind: ${CONCERNED_NAMES.join(", ")}.`);
}
