import type { HelpAnswer } from "../library";
import { plainText } from "../plain-text";
import { normalisedWords, soundOf, stemOf, termOf } from "./analyse";

/** Answer of /hilfe that fits a question. */
export interface HelpHit {
  title: string;
  url: string;
}

type Answer = Pick<HelpAnswer, "slug" | "title" | "html" | "asked">;

const MOST = 2;
/** Weight of a word that only the answer has, not its question. */
const ONLY_SAID = 0.4;
/** A word that no answer has counts as one that this many have: it may be the verb of a sentence. */
const UNKNOWN_AS_IN = 3;
/** Share of the question's words, by rarity, from which an answer is about it. */
const FITS_FROM = 0.66;
/** Share of the best score from which a second answer is worth a line. */
const SECOND_FROM = 0.6;

/**
 * The answers about the app that fit a question, best first. They are few and about something else than the texts to
 * learn from: in their index they would make words more frequent, and questions about work would find the app.
 */
export function findHelp(answers: readonly Answer[], query: string): HelpHit[] {
  const asked = [...new Set(soundsIn(query))];
  const { known, having } = wordsOf(answers);
  const weights = asked.map((word) => Math.log(1 + known.length / (having.get(word) ?? UNKNOWN_AS_IN)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const sentence = sentenceOf(query);
  const scored = known.map(({ question, said, phrases, ...hit }) => {
    if (phrases.some((phrase) => sentence.includes(phrase))) return { hit, fit: 1 };
    const score = asked.reduce((sum, word, at) => {
      const share = question.has(word) ? 1 : said.has(word) ? ONLY_SAID : 0;
      return sum + share * (weights[at] ?? 0);
    }, 0);
    return { hit, fit: all === 0 ? 0 : score / all };
  });
  const fitting = scored.filter(({ fit }) => fit >= FITS_FROM).sort((a, b) => b.fit - a.fit);
  const best = fitting[0]?.fit ?? 0;
  return fitting
    .filter(({ fit }) => fit >= SECOND_FROM * best)
    .slice(0, MOST)
    .map(({ hit }) => hit);
}

interface Known extends HelpHit {
  /** Words of the question as it stands there and as people ask it. */
  question: ReadonlySet<string>;
  said: ReadonlySet<string>;
  /** Ways of asking of three words and more, with the words that are left out elsewhere: „ist das was für mich“. */
  phrases: readonly string[];
}

interface Words {
  known: Known[];
  /** Number of answers that have a word. */
  having: Map<string, number>;
}

/** A question mistyped is read as it sounds. */
const soundsIn = (text: string): string[] =>
  normalisedWords(text)
    .flatMap((word) => (IS_A_WORD_HERE.has(word) ? word : (termOf(word) ?? [])))
    .map(soundOf);

/** Left out of questions about work, as people say them to whom they ask. */
const IS_A_WORD_HERE = new Set(["inno", "plan", "app"]);

const PHRASE_FROM = 3;

const wordsIn = (text: string): string[] => normalisedWords(text).map((word) => soundOf(stemOf(word)));

/** With spaces at both ends, so that whole words alone are alike. */
const sentenceOf = (text: string): string => ` ${wordsIn(text).join(" ")} `;

const prepared = new WeakMap<readonly Answer[], Words>();

function wordsOf(answers: readonly Answer[]): Words {
  const before = prepared.get(answers);
  if (before) return before;
  const having = new Map<string, number>();
  const known = answers.map(({ slug, title, html, asked }): Known => {
    const text = plainText(html, "");
    const [question, said] = [new Set(soundsIn(`${title} ${asked}`)), new Set(soundsIn(text))];
    for (const word of new Set([...question, ...said])) having.set(word, (having.get(word) ?? 0) + 1);
    const phrases = asked
      .split(",")
      .filter((phrase) => wordsIn(phrase).length >= PHRASE_FROM)
      .map(sentenceOf);
    return { title, url: `/hilfe#${slug}`, question, said, phrases };
  });
  const words = { known, having };
  prepared.set(answers, words);
  return words;
}
