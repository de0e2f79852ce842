/** Purposes of places outside the app, each with the words above a list of such places. */
export const PLACE_KINDS = {
  boerse: "Hier wird gesucht",
  verband: "Hier sind andere Selbstständige",
  beratung: "Hier wirst du beraten",
  preise: "Hier siehst du, was andere nehmen",
  laden: "Hier gehst du hin",
} as const;

export type PlaceKind = keyof typeof PLACE_KINDS;

export const isPlaceKind = (name: unknown): name is PlaceKind =>
  typeof name === "string" && Object.hasOwn(PLACE_KINDS, name);

export const PLACE_KIND_NAMES: readonly PlaceKind[] = Object.keys(PLACE_KINDS).filter(isPlaceKind);
