/** Both from 1, in the file. */
export type Place = readonly [line: number, column: number];

/** By field: plain data that can be cached. */
export type FieldPlaces = Record<string, Place>;

export const fieldKey = (field: readonly PropertyKey[]): string => field.map(String).join("/");

/** Of a field's own name, which stands before its value. */
export const nameKey = (field: readonly PropertyKey[]): string => `${fieldKey(field)}:`;

const START: Place = [1, 1];

/** Where its value begins; for a missing field, where its parent does. */
export function placeOf({ places }: { places: FieldPlaces }, field: readonly PropertyKey[]): Place {
  for (let length = field.length; length > 0; length--) {
    const found = own(places, fieldKey(field.slice(0, length)));
    if (found) return found;
  }
  return START;
}

export const placeOfName = (source: { places: FieldPlaces }, field: readonly PropertyKey[]): Place =>
  own(source.places, nameKey(field)) ?? placeOf(source, field);

/** Own fields only: an editor may have written „constructor“. */
const own = (places: FieldPlaces, key: string): Place | undefined =>
  Object.hasOwn(places, key) ? places[key] : undefined;
