import type { RuleId } from "../check/rules";
import { findFeature, isComponentName, type ComponentContext } from "./components";
import { isPlaceKind } from "~/domain/places/place";
import { unknownCalculator, unknownFact, unknownPlaceKind } from "../check/unknown";
import { inspectResult } from "./inspect-result";
import { BRACES, COMMENT, explainUnknown, MODULE } from "./pitfalls";

export interface BodyNode {
  type: string;
  name?: string | null;
  url?: string;
  value?: string;
  depth?: number;
  /** Whether a list is numbered. */
  ordered?: boolean | null;
  /** Whether a list item that is a task is ticked. */
  checked?: boolean | null;
  data?: Record<string, unknown>;
  /** Whether a paragraph was put around blanks that fill their lines. */
  isOfBlanks?: boolean;
  attributes?: { type: string; name?: string; value?: unknown }[];
  position?: { start: { line: number; column: number }; end?: { line: number } };
  children?: BodyNode[];
}

export type Report = (place: { line: number; column: number } | undefined, rule: RuleId, message: string) => void;

const ATTRIBUTES: Partial<Record<string, string[]>> = {
  Vorlage: ["id", "titel"],
  Feld: ["id", "art", "wort", "wahl"],
  Passage: ["id"],
  Abschnitt: ["wen"],
  VorlageLink: ["id"],
  Rechner: ["id"],
  Mein: ["wert"],
  Meine: ["antwort"],
  Orte: ["art"],
  Fakt: ["id", "jahr", "rund"],
  Wenn: ["da", "fehlt"],
};

/** Allows text, our components and links to our own pages: no code, no markup, no foreign address. */
export function inspectBody(node: BodyNode, context: ComponentContext, report: Report): void {
  const place = node.position?.start;
  // The compiler adds an import of its own, which has no line.
  if (node.type === "mdxjsEsm" && place !== undefined) report(place, "T002", MODULE);
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    report(place, "T002", /^\s*\/[*/]/.test(node.value ?? "") ? COMMENT : BRACES);
  }
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") inspectComponent(node, context, report);
  if (node.type === "image") report(place, "T004", "Bilder gehören nicht in den Text.");
  if ((node.type === "link" || node.type === "definition") && !/^\/[a-z]/.test(node.url ?? "")) {
    report(place, "L001", "Links nach außen gehören in „resources“ oder „quellen“, nicht in den Text.");
  }
  if (node.type === "heading" && node.depth === 1)
    report(place, "T006", "Die große Überschrift kommt aus „title“. Mach ### daraus.");
  for (const child of node.children ?? []) inspectBody(child, context, report);
}

function inspectComponent(
  { type, name, attributes = [], children = [], position }: BodyNode,
  context: ComponentContext,
  report: Report,
): void {
  const place = position?.start;
  if (!isComponentName(name)) return report(place, "T003", explainUnknown(name ?? ""));
  for (const { name: attribute, value } of attributes) {
    if (attribute === undefined || (value !== null && typeof value !== "string")) report(place, "T002", BRACES);
    else if (!ATTRIBUTES[name ?? ""]?.includes(attribute))
      report(place, "T003", `<${name}> kennt „${attribute}“ nicht.`);
  }
  if (name === "Wenn" && !(attributes.length === 1 && findFeature(attributes[0]?.value))) {
    report(place, "T003", "<Wenn> nennt mit „da“ oder „fehlt“ etwas aus app/domain/features.ts.");
  }
  if (name === "Mein") inspectResult({ attributes, children }, context, (message) => report(place, "L010", message));
  if (name === "Meine" && !isAnswerPlace({ type, attributes, children })) {
    report(
      place,
      "T003",
      '<Meine> steht allein in einer Zeile: <Meine antwort="…">Worte für alle ohne Antwort</Meine>',
    );
  }
  if (name === "Orte") {
    const kind = attributes.find((attribute) => attribute.name === "art")?.value;
    if (!isPlaceKind(kind)) report(place, "L013", unknownPlaceKind(typeof kind === "string" ? kind : ""));
    if (type !== "mdxJsxFlowElement" || children.length > 0)
      report(place, "T003", '<Orte> steht allein in einer Zeile: <Orte art="boerse" />');
  }
  if (name === "Kontakte" && (type !== "mdxJsxFlowElement" || children.length > 0))
    report(place, "T003", "<Kontakte /> steht allein in einer Zeile.");
  const value = attributes.find((attribute) => attribute.name === "id")?.value;
  const id = typeof value === "string" ? value : "";
  if (name === "Passage" && !context.passages.has(id)) report(place, "L004", `Die Passage „${id}“ gibt es nicht.`);
  if (name === "Fakt" && !context.facts.has(id)) report(place, "L008", unknownFact(id));
  if (name === "Rechner" && !context.calculators.has(id)) report(place, "L010", unknownCalculator(id));
  if (name === "VorlageLink" && !context.templates.has(id)) report(place, "L004", `Die Vorlage „${id}“ gibt es nicht.`);
}

/** Whether it names a task and has words of its own, without other components, in a line of its own. */
const isAnswerPlace = ({
  type,
  attributes = [],
  children = [],
}: Pick<BodyNode, "type" | "attributes" | "children">): boolean =>
  type === "mdxJsxFlowElement" &&
  attributes.some(({ name, value }) => name === "antwort" && typeof value === "string" && value !== "") &&
  children.length > 0 &&
  children.every((child) => child.type === "text");
