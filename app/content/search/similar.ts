import { setImmediate } from "node:timers/promises";

/** Weights of a section's terms. */
export type Vector = Map<string, number>;

/** Similar section of another page; `similarity` (cosine) from 0 to 1. */
export interface Similar {
  at: number;
  similarity: number;
}

const MOST = 6;
/** Lower bound of similarity; below it, two sections share only a few words. */
const SIMILAR_FROM = 0.12;
/** Terms per batch, so that other requests need not wait. */
const AT_A_TIME = 1_000;

/** Most similar sections for each section, none of its own page. */
export async function similarTo(vectors: readonly Vector[], pages: readonly string[]): Promise<Similar[][]> {
  const having = new Map<string, { at: number; share: number }[]>();
  for (const [at, vector] of vectors.entries()) {
    const length = Math.hypot(...vector.values());
    for (const [term, value] of vector) {
      const places = having.get(term) ?? [];
      places.push({ at, share: value / length });
      having.set(term, places);
    }
  }
  const similarities = vectors.map(() => new Float64Array(vectors.length));
  let worked = 0;
  for (const places of having.values()) {
    for (const one of places) {
      const row = similarities[one.at];
      if (row) for (const other of places) row[other.at] = (row[other.at] ?? 0) + one.share * other.share;
    }
    if (++worked % AT_A_TIME === 0) await setImmediate();
  }
  return similarities.map((row, of) =>
    Array.from(row, (similarity, at) => ({ at, similarity }))
      .filter(({ at, similarity }) => similarity >= SIMILAR_FROM && pages[at] !== pages[of])
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, MOST),
  );
}
