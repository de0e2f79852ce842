/** By field, its line in the file, from 1: plain data that can be cached. */
export type FieldLines = Record<string, number>;

export const fieldKey = (field: readonly PropertyKey[]): string => field.map(String).join("/");

/** For a missing field, the line of its parent. */
export function lineOf({ lines }: { lines: FieldLines }, field: readonly PropertyKey[]): number {
  for (let length = field.length; length > 0; length--) {
    const key = fieldKey(field.slice(0, length));
    // Own fields only: an editor may have written „constructor“.
    if (Object.hasOwn(lines, key)) return lines[key] ?? 1;
  }
  return 1;
}
