const GERMAN_LETTERS: readonly (readonly [string, string])[] = [
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
  ["ß", "ss"],
];

/** "VA (Organisation & Support)" → "va-organisation-support"; spells umlauts out, so that no letter becomes a dash. */
export function toSlug(name: string): string {
  const spelledOut = GERMAN_LETTERS.reduce(
    (text, [letter, spelling]) => text.replaceAll(letter, spelling),
    name.normalize("NFC").toLowerCase(),
  );
  return spelledOut
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The id of a path's mission, used in /mission/{id}: "va-allround", 1 → "va-allround-1". */
export function missionSlug(pathSlug: string, order: number): string {
  return `${pathSlug}-${order}`;
}

/**
 * Collapses repeated dashes and drops trailing ones; a result equal to the input needs no redirect. Dashes alone give
 * "".
 */
export function canonicalMissionSlug(candidate: string): string {
  return candidate.replace(/-+/g, "-").replace(/-$/, "");
}

/** Anchor of a figure's explanation, below the text that prints it. */
export const factAnchor = (factId: string): string => `fakt-${factId}`;

/** Anchor of a passage in the mission that embeds it: /mission/{id}#wissen-impressum. */
export const passageAnchor = (passageSlug: string): string => `wissen-${passageSlug}`;
