import { cut } from "../text/cut";

/**
 * Normalizes typed text for matching: no case, no umlauts in any spelling, no double letters, one blank between words.
 */
export const foldTyped = (text: string): string =>
  cut(text, MOST)
    .toLowerCase()
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/([aou])e/g, "$1")
    .replace(/(\p{L})\1+/gu, "$1")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const MOST = 4_000;
