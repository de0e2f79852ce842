/** Line and column from 1, in the file. */
export type FilePosition = readonly [line: number, column: number];

/** Places by field: plain data that can be cached. */
export type FieldPlaces = Record<string, FilePosition>;

export const fieldKey = (field: readonly PropertyKey[]): string => field.map(String).join("/");

/** Key for the place of a field's name, as opposed to its value. */
export const nameKey = (field: readonly PropertyKey[]): string => `${fieldKey(field)}:`;

const START: FilePosition = [1, 1];

/** Start of a field's value; for a missing field, of its parent's. */
export function placeOf({ places }: { places: FieldPlaces }, field: readonly PropertyKey[]): FilePosition {
  for (let length = field.length; length > 0; length--) {
    const found = own(places, fieldKey(field.slice(0, length)));
    if (found) return found;
  }
  return START;
}

export const placeOfName = (source: { places: FieldPlaces }, field: readonly PropertyKey[]): FilePosition =>
  own(source.places, nameKey(field)) ?? placeOf(source, field);

/** Reads own properties only: an editor may have written „constructor“. */
const own = (places: FieldPlaces, key: string): FilePosition | undefined =>
  Object.hasOwn(places, key) ? places[key] : undefined;
