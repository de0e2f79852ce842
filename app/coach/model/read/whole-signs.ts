import { readable } from "~/domain/text/readable";

/** Joins a surrogate pair split across two pieces, and removes characters that cannot be stored. */
export function createSignJoiner(): (piece: string) => string {
  let half = "";
  return (piece) => {
    const text = half + piece;
    half = /[\uD800-\uDBFF]$/.exec(text)?.[0] ?? "";
    return readable(half === "" ? text : text.slice(0, -1));
  };
}
