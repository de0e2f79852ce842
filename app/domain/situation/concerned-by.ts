import { CONCERNED_NAMES, isConcerned, type Concerned } from "./concerned";
import type { Benefit, Customers, Employment, Insurance, Situation } from "./situation";

/** From so many hours a week on the health insurers ask whether it is one's main work. */
const MAIN_WORK_HOURS = 20;

/** From so many hours a week on one may insure oneself against unemployment of one's own accord. */
const VOLUNTARY_INSURANCE_HOURS = 15;

/** Groups to which a learner belongs; null: they have told nothing, so that everything may concern them. */
export type Reader = ReadonlySet<Concerned> | null;

/**
 * Those to whom a learner belongs, or may belong: a question left open, or „weiß ich nicht“, rules none out. A start day
 * alone tells nothing of it.
 */
export function readerOf(situation: Situation | null): Reader {
  if (!situation) return null;
  const { employment, insurance, benefits, customers, hours } = situation;
  const hasTold = [employment, insurance, benefits[0], customers, hours].some((answer) => answer != null);
  return hasTold ? new Set(CONCERNED_NAMES.filter((name) => RULES[name](situation))) : null;
}

/** Tests whether one of the words of a section applies. */
export const isConcernedBy = (words: readonly string[], who: Reader): boolean =>
  who === null || words.some((word) => isConcerned(word) && who.has(word));

type Rule = (situation: Situation) => boolean;

const works =
  (...kinds: Employment[]): Rule =>
  ({ employment }) =>
    employment === null || kinds.includes(employment);
const insured =
  (...kinds: Insurance[]): Rule =>
  ({ insurance }) =>
    insurance === null || insurance === "weiss-nicht" || kinds.includes(insurance);
const gets =
  (benefit: Benefit): Rule =>
  ({ benefits }) =>
    benefits.length === 0 || benefits.includes(benefit);
const sellsTo =
  (kind: Customers): Rule =>
  ({ customers }) =>
    customers === null || customers === "beide" || customers === kind;

const RULES: Record<Concerned, Rule> = {
  // In parental leave the contract of employment goes on, with its duties.
  angestellt: (of) => works("vollzeit", "teilzeit", "minijob")(of) || of.benefits.includes("elternzeit"),
  vollzeit: works("vollzeit"),
  teilzeit: works("teilzeit"),
  minijob: works("minijob"),
  beamt: works("beamt"),
  "ohne-job": works("keine"),
  "kasse-job": insured("ueber-job"),
  familie: insured("familie"),
  freiwillig: insured("freiwillig"),
  "privat-versichert": insured("privat"),
  studentisch: insured("studentisch"),
  alg1: gets("alg1"),
  grundsicherung: gets("grundsicherung"),
  elterngeld: gets("elterngeld"),
  elternzeit: gets("elternzeit"),
  firmenkunden: sellsTo("firmen"),
  privatkunden: sellsTo("privat"),
  nebenberuf: ({ hours }) => hours === null || hours < MAIN_WORK_HOURS,
  hauptberuf: ({ hours }) => hours === null || hours >= MAIN_WORK_HOURS,
  "ab-15-stunden": ({ hours }) => hours === null || hours >= VOLUNTARY_INSURANCE_HOURS,
};
