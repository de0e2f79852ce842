const GERMAN_LETTERS: readonly (readonly [string, string])[] = [
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
  ["ß", "ss"],
];

/**
 * "VA (Organisation & Support)" → "va-organisation-support". Everything that is no letter or digit becomes a dash;
 * runs collapse to one, ends are trimmed. Umlauts are spelled out, so that a name never loses a letter to a dash.
 */
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

/** The id of a path's mission, as it stands in /mission/{id}: "va-allround", 1 → "va-allround-1". */
export function missionSlug(pathSlug: string, order: number): string {
  return `${pathSlug}-${order}`;
}

/**
 * The spelling a request should have used: repeated dashes collapse, trailing ones go. Nothing else changes, so a
 * candidate equal to its canonical form needs no redirect. A candidate of dashes alone gives "".
 */
export function canonicalMissionSlug(candidate: string): string {
  return candidate.replace(/-+/g, "-").replace(/-$/, "");
}
