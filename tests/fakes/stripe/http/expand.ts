import { invalid } from "./api-error";

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Puts the object in place of its id, and what is shown on request alone (`checkout.session.line_items`). */
export interface Shelf {
  find(id: string): object | null;
  onRequest(object: string, name: string, id: string): object | null;
}

/** `data` counts as one, too: `data.items.data.price.product` is refused. */
const MOST_LEVELS = 4;

/** The answer with expanded references: `expand[]=data.customer`, `expand[]=latest_invoice.payments`. */
export function expanded(answer: object, paths: string[], shelf: Shelf): Json {
  let whole = plain(answer);
  for (const path of paths) {
    const levels = path.split(".");
    if (levels.length > MOST_LEVELS) {
      throw invalid(`You cannot expand more than ${MOST_LEVELS} levels of a property. Property: ${path}`);
    }
    whole = reach(whole, levels, { path, shelf });
  }
  return whole;
}

/** Plain JSON, which also turns Stripe's decimals into text. */
const plain = (value: object): Json => JSON.parse(JSON.stringify(value));

interface Way {
  path: string;
  shelf: Shelf;
}

function reach(node: Json, levels: string[], way: Way): Json {
  if (Array.isArray(node)) return node.map((item) => reach(item, levels, way));
  const [name, ...rest] = levels;
  if (name === undefined || node === null) return node;
  if (typeof node !== "object") throw refusal(way.path);
  const value = node[name] ?? shownOnRequest(node, name, way);
  if (value === undefined) throw refusal(way.path);
  const found = typeof value === "string" ? lookUp(value, way) : value;
  return { ...node, [name]: reach(found, rest, way) };
}

function lookUp(id: string, { path, shelf }: Way): Json {
  const found = shelf.find(id);
  if (!found) throw refusal(path);
  return plain(found);
}

function shownOnRequest(node: { [name: string]: Json }, name: string, { shelf }: Way): Json | undefined {
  if (name in node) return null;
  const { object, id } = node;
  if (typeof object !== "string" || typeof id !== "string") return undefined;
  const found = shelf.onRequest(object, name, id);
  return found ? plain(found) : undefined;
}

const refusal = (path: string) => invalid(`This property cannot be expanded (${path}).`);
