import { readable } from "~/domain/text/readable";

/** Text that comes in pieces, without what cannot be kept; a sign whose two halves come in two pieces is put together. */
export function createSignJoiner(): (piece: string) => string {
  let half = "";
  return (piece) => {
    const text = half + piece;
    half = /[\uD800-\uDBFF]$/.exec(text)?.[0] ?? "";
    return readable(half === "" ? text : text.slice(0, -1));
  };
}
