import { COMPONENT_NAMES, findFeature, type ComponentContext } from "./components";

export interface Node {
  type: string;
  name?: string | null;
  url?: string;
  value?: string;
  depth?: number;
  data?: Record<string, unknown>;
  attributes?: { type: string; name?: string; value?: unknown }[];
  position?: { start: { line: number } };
  children?: Node[];
}

export type Report = (line: number | undefined, message: string) => void;

const NO_CODE = "Geschweifte Klammern, import und export sind hier nicht erlaubt.";

const ATTRIBUTES: Partial<Record<string, string[]>> = {
  Vorlage: ["titel"],
  Passage: ["id"],
  VorlageLink: ["id"],
  Wenn: ["da", "fehlt"],
};

/** Allows text, our components and links to our own pages: no code, no markup, no foreign address. */
export function inspectBody(node: Node, context: ComponentContext, report: Report): void {
  const line = node.position?.start.line;
  // The compiler adds an import of its own, which has no line.
  if (node.type === "mdxjsEsm" && line !== undefined) report(line, NO_CODE);
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") report(line, NO_CODE);
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") inspectComponent(node, context, report);
  if (node.type === "image") report(line, "Bilder gehören nicht in den Text.");
  if ((node.type === "link" || node.type === "definition") && !/^\/[a-z]/.test(node.url ?? "")) {
    report(line, "Links nach außen gehören in „resources“ oder „quellen“, nicht in den Text.");
  }
  if (node.type === "heading" && node.depth === 1) report(line, "Die große Überschrift kommt aus „title“.");
  for (const child of node.children ?? []) inspectBody(child, context, report);
}

function inspectComponent({ name, attributes = [], position }: Node, context: ComponentContext, report: Report): void {
  const line = position?.start.line;
  if (!COMPONENT_NAMES.some((known) => known === name)) {
    return report(line, `<${name ?? ""}> gibt es nicht. Erlaubt sind: ${COMPONENT_NAMES.join(", ")}.`);
  }
  for (const { name: attribute, value } of attributes) {
    if (attribute === undefined || (value !== null && typeof value !== "string")) report(line, NO_CODE);
    else if (!ATTRIBUTES[name ?? ""]?.includes(attribute)) report(line, `<${name}> kennt „${attribute}“ nicht.`);
  }
  if (name === "Wenn" && !(attributes.length === 1 && findFeature(attributes[0]?.value))) {
    report(line, "<Wenn> nennt mit „da“ oder „fehlt“ etwas aus app/domain/features.ts.");
  }
  const value = attributes.find((attribute) => attribute.name === "id")?.value;
  const id = typeof value === "string" ? value : "";
  if (name === "Passage" && !context.passages.has(id)) report(line, `Die Passage „${id}“ gibt es nicht.`);
  if (name === "VorlageLink" && !context.templates.has(id)) report(line, `Die Vorlage „${id}“ gibt es nicht.`);
}
