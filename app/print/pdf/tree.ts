import type { DefaultTreeAdapterMap } from "parse5";

export type Node = DefaultTreeAdapterMap["childNode"];
export type Element = DefaultTreeAdapterMap["element"];

export const isElement = (node: Node): node is Element => "tagName" in node;

export const valueOf = (element: Element, attribute: string): string | null =>
  element.attrs.find(({ name }) => name === attribute)?.value ?? null;

export const classesOf = (element: Element): string[] => (valueOf(element, "class") ?? "").split(" ");

const elementsIn = (element: Element): Element[] =>
  element.childNodes.filter(isElement).flatMap((child) => [child, ...elementsIn(child)]);

export const find = (element: Element, className: string): Element | null =>
  elementsIn(element).find((each) => classesOf(each).includes(className)) ?? null;

export const findAll = (element: Element, tagName: string): Element[] =>
  elementsIn(element).filter((each) => each.tagName === tagName);

export const textOf = (node: Node): string => {
  if (isElement(node)) return node.childNodes.map(textOf).join("");
  return "value" in node ? node.value : "";
};
