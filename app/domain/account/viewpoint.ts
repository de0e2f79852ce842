import { PERSONAS } from "../situation/personas";
import type { Offer } from "../payments/entitlements";

/** Plans and trial states that an editor can look at the app with. */
export const VIEWPOINT_HOLDINGS = {
  trial: "Testphase",
  ended: "Testphase vorbei",
  pro: "Pro",
  pro_ai: "Pro mit KI",
  ai_only: "Nur KI-Zusatz",
  lifetime_pro: "Pro, ein Leben lang",
  lifetime_pro_ai: "Pro mit KI, ein Leben lang",
} as const satisfies Record<Offer | "trial" | "ended", string>;
export type ViewpointHolding = keyof typeof VIEWPOINT_HOLDINGS;

/** Progress that an editor can look at the app with; a number is the current mission. */
export const VIEWPOINT_STANDS = {
  guest: "Gast",
  new: "Neu angemeldet",
  tested: "Test gemacht",
  finished: "Alles geschafft",
} as const;
export type ViewpointStand = keyof typeof VIEWPOINT_STANDS | number;

/** Situations that an editor can read a text in. */
export const VIEWPOINT_READERS = {
  nobody: "Sagt nichts zur Situation",
  jonas: PERSONAS.jonas.label,
  meryem: PERSONAS.meryem.label,
} as const satisfies Record<keyof typeof PERSONAS | "nobody", string>;
export type ViewpointReader = keyof typeof VIEWPOINT_READERS;

export const readerNamed = (name: unknown): ViewpointReader | null =>
  name === "nobody" || name === "jonas" || name === "meryem" ? name : null;

export const VIEWPOINT_LEVEL_MAX = 60;

/**
 * The learner through whose eyes an editor sees the app while writing. Path and type are slugs; the level is a minimum.
 */
export interface Viewpoint {
  stand: ViewpointStand;
  path: string;
  type: string;
  holding: ViewpointHolding;
  level: number;
  reader: ViewpointReader;
}

/**
 * Quiz answers that make a clear case of a type: 5 where the type's weight is positive, 1 where it is negative, else 3.
 */
export const clearAnswer = (weight: number): number => (weight > 0 ? 5 : weight < 0 ? 1 : 3);

/** Standing of the learner whose eyes an editor borrows for a text, until another choice is made: everything is open. */
const WHOLE_WAY = { stand: "finished", type: "visionaer-in", holding: "pro", level: "1" };

/**
 * Fields of the choice with which this page is read through a learner's eyes: a mission as one who is at it, any
 * other as one who has chosen last, or who has finished everything.
 */
export function fieldsForPage(
  pathname: string,
  { chosen, paths }: { chosen: Readonly<Record<string, unknown>>; paths: readonly { slug: string }[] },
): Record<string, string> {
  const last = Object.fromEntries(
    ["stand", "path", "type", "holding", "level"].flatMap((name) => {
      const value = chosen[name];
      return typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [];
    }),
  );
  const [, path = "", stand = ""] = /^\/mission\/(.+)-(\d+)$/.exec(pathname) ?? [];
  return {
    ...WHOLE_WAY,
    path: paths[0]?.slug ?? "",
    ...(last.stand === "guest" ? {} : last),
    ...(paths.some(({ slug }) => slug === path) ? { path, stand } : {}),
  };
}
