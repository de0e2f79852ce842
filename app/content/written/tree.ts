import type { fromHtml } from "hast-util-from-html";

export type Node = ReturnType<typeof fromHtml>["children"][number];
export type Element = Extract<Node, { type: "element" }>;

/** Parses HTML; loads the parser with the first text. */
export async function parseHtml(html: string): Promise<Node[]> {
  const { fromHtml } = await import("hast-util-from-html");
  return fromHtml(html, { fragment: true }).children;
}

export const isElement = (node: Node): node is Element => node.type === "element";

/** Value of a property by its name in scripts: `ariaLabel`. */
export function valueOf(element: Element, property: string): string | null {
  const value = element.properties[property];
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

export function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** Children of a name; `findAll` looks at all depths. */
export const childrenOf = ({ children }: Element, tagName: string): Element[] =>
  children.filter(isElement).filter((child) => child.tagName === tagName);

const elementsIn = (element: Element): Element[] =>
  element.children.filter(isElement).flatMap((child) => [child, ...elementsIn(child)]);

export const find = (element: Element, className: string): Element | null =>
  elementsIn(element).find((each) => classesOf(each).includes(className)) ?? null;

export const findAll = (element: Element, tagName: string): Element[] =>
  elementsIn(element).filter((each) => each.tagName === tagName);

export const textOf = (node: Node): string => {
  if (isElement(node)) return node.children.map(textOf).join("");
  return node.type === "text" ? node.value : "";
};
