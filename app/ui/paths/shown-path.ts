/** A path as shown to a member who may choose it. */
export interface ShownPath {
  slug: string;
  name: string;
  claim: string;
  description: string;
  /** How many missions it has; one without any cannot be chosen yet. */
  missions: number;
  /** Hours, evenings and weeks, as markup of the server. */
  figuresHtml: string;
  /** Its missions and its card, as markup of the server. */
  moreHtml: string;
}

/** Effects of the choice for a member who is on a path already. */
export interface Standing {
  /** Name of the path that they are on. */
  current: string | null;
  losses: Losses;
}

/** Losses of switching the path; null while nothing is ticked on the current one. */
export type Losses = { goes: string[]; stays: string[]; undoDays: number } | null;
