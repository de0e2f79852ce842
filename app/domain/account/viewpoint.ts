import type { Offer } from "../payments/entitlements";

/** What somebody holds, as editors choose it. */
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

/** How far somebody has come; a number is the mission they are on. */
export const VIEWPOINT_STANDS = {
  guest: "Gast",
  new: "Neu angemeldet",
  tested: "Test gemacht",
  finished: "Alles geschafft",
} as const;
export type ViewpointStand = keyof typeof VIEWPOINT_STANDS | number;

export const VIEWPOINT_LEVEL_MAX = 60;

/** Through whose eyes an editor sees the app while writing. Path and type are slugs, the level is at least that. */
export interface Viewpoint {
  stand: ViewpointStand;
  path: string;
  type: string;
  holding: ViewpointHolding;
  level: number;
}

/** Somebody who answers so is a clear case of a type: 5 for what its weights favour, 1 for what they count against it. */
export const clearAnswer = (weight: number): number => (weight > 0 ? 5 : weight < 0 ? 1 : 3);
