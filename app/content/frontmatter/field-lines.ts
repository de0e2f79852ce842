/** The line of every field of a head in its file, from 1: plain data, which a cache can keep. */
export type FieldLines = Record<string, number>;

export const fieldKey = (field: readonly PropertyKey[]): string => field.map(String).join("/");

/** The line of a field; of one that is missing, the line of what it is missing in. */
export function lineOf({ lines }: { lines: FieldLines }, field: readonly PropertyKey[]): number {
  for (let length = field.length; length > 0; length--) {
    const key = fieldKey(field.slice(0, length));
    // Own fields alone: an editor may have written „constructor“.
    if (Object.hasOwn(lines, key)) return lines[key] ?? 1;
  }
  return 1;
}
