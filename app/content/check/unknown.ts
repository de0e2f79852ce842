import { PLACE_KIND_NAMES } from "~/domain/places/place";

/** Messages on references that lead nowhere, for the check and while they are typed. */
export const unknownPath = (path: string): string => `Den Berufspfad „${path}“ gibt es nicht.`;
export const unknownResource = (id: string) => `Die Ressource „${id}“ steht nicht in content/resources.`;

export const unknownCalculator = (slug: string): string =>
  `Den Rechner „${slug}“ gibt es nicht. Er heißt wie seine Datei in content/rechner.`;

export const unknownPlaceKind = (kind: string): string =>
  `<Orte> sagt mit „art“, welche: ${PLACE_KIND_NAMES.join(", ")}.${kind ? ` „${kind}“ gibt es nicht.` : ""}`;

export const unknownFact = (id: string): string => `Den Fakt „${id}“ gibt es nicht.`;
export const notCalculable = (id: string): string => `„${id}“ ist keine Zahl, mit der sich rechnen lässt.`;
