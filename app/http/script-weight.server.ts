import { statSync } from "node:fs";

const weights = new Map<string, number>();

/** The bytes of a script of the build, as its file has them; 0 where there is none. Its address changes with its content. */
export function scriptWeight(href: string): number {
  const weight = weights.get(href) ?? statSync(`public${href}`, { throwIfNoEntry: false })?.size ?? 0;
  weights.set(href, weight);
  return weight;
}
