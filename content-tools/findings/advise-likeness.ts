import type { Bodies, Collections } from "~/content/entries";
import type { Problem } from "~/content/files/source.server";
import { sentencesWritten } from "~/content/check/shared-sentences";

/** Words of a sentence from which on likeness is no accident. */
const MIN_WORDS = 7;
/** Pairs of neighbouring words that two sentences share, of all that either has. */
const ALIKE = 0.6;
/** A pair of words in more sentences than this says nothing about any two of them. */
const COMMON = 60;

interface Written {
  path: string;
  folder: string;
  line: number;
  column: number;
  text: string;
  pairs: ReadonlySet<string>;
}

/** Reports sentences that stand nearly alike in missions of different paths; equal ones are an error of their own. */
export function* adviseLikeness(missions: Collections["roadmaps"], bodies: Bodies): Generator<Problem> {
  const byPair = new Map<string, Written[]>();
  for (const mission of missions) {
    const { path, folder } = mission.source;
    const written = sentencesWritten({ ...mission, body: bodies.get(path)?.() ?? "" });
    for (const { words, text, line, column } of written) {
      if (words.length < MIN_WORDS) continue;
      const sentence = { path, folder, line, column, text, pairs: pairsOf(words) };
      const earlier = nearest(sentence, byPair);
      for (const pair of sentence.pairs) byPair.set(pair, [...(byPair.get(pair) ?? []), sentence]);
      if (!earlier) continue;
      const message = `Fast derselbe Satz steht in ${earlier.path}:${earlier.line}: „${shortened(earlier.text)}“ Sag es hier anders, oder mach eine Passage daraus.`;
      yield { path, line, column, rule: "T032", message };
    }
  }
}

const pairsOf = (words: readonly string[]): Set<string> =>
  new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));

/** The sentence of another path that is most like this one; null when none is like enough. */
function nearest(sentence: Written, byPair: ReadonlyMap<string, readonly Written[]>): Written | null {
  const shared = new Map<Written, number>();
  for (const pair of sentence.pairs) {
    const others = byPair.get(pair) ?? [];
    if (others.length > COMMON) continue;
    for (const other of others) {
      if (other.folder !== sentence.folder) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
  }
  let best: { other: Written; likeness: number } | null = null;
  for (const [other, count] of shared) {
    const likeness = count / (sentence.pairs.size + other.pairs.size - count);
    if (likeness >= ALIKE && likeness < 1 && likeness > (best?.likeness ?? 0)) best = { other, likeness };
  }
  return best?.other ?? null;
}

/** Enough of a sentence to find it, in one line. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 90 ? `${line.slice(0, 90).trimEnd()}…` : line;
}
