import * as z from "zod";
import { FORMULA_SYNTAX, namesIn, readCondition, readFormula } from "../../domain/calculation/formula";
import { QUESTION_KINDS } from "../../domain/self-check/question";
import { slug, text } from "./schema-fields";

const MOST_WORDS = 40;
const SENTENCE_WORDS = { least: 4, most: 12 };

const countWords = (said: string): number => said.trim().split(/\s+/).length;

const answer = z.strictObject({ text: text(160), richtig: z.literal(true).optional() });

const written = z.strictObject({
  id: slug.max(40),
  art: z.enum(QUESTION_KINDS),
  frage: text(220),
  /** Answers to choose from (eine, mehrere). */
  antworten: z.array(answer).min(2).max(5).optional(),
  /** Steps in their right order (reihenfolge). */
  reihe: z.array(text(120)).min(3).max(5).optional(),
  /** The right number (zahl); one that hangs on a figure of law is a `formel` instead. */
  zahl: z.number().min(-1_000_000_000).max(1_000_000_000).optional(),
  formel: text(200).optional(),
  /** How far from the right number is still right. */
  toleranz: z.number().min(0).max(1_000_000).optional(),
  einheit: text(12).optional(),
  /** Names in `formel` and `gilt`, each with the id of a fact. */
  aus: z.record(z.string().regex(/^[a-z]{1,20}$/, "nur Kleinbuchstaben ohne Umlaute"), slug).optional(),
  /** Comparisons on which the right answer hangs: „700 > grenze“. While one is untrue, the question is not asked. */
  gilt: z.array(text(120)).min(1).max(4).optional(),
  /** First words of the sentence from which it follows. */
  satz: text(160).refine(
    (said) => countWords(said) >= SENTENCE_WORDS.least && countWords(said) <= SENTENCE_WORDS.most,
    `${SENTENCE_WORDS.least} bis ${SENTENCE_WORDS.most} Wörter, so wie sie im Text stehen`,
  ),
  erklaerung: text(400).refine((said) => countWords(said) <= MOST_WORDS, `höchstens ${MOST_WORDS} Wörter`),
});
type Written = z.infer<typeof written>;

/** Fields that only some kinds of questions have. */
const OF_KIND = {
  antworten: ["eine", "mehrere"],
  reihe: ["reihenfolge"],
  zahl: ["zahl"],
  formel: ["zahl"],
  toleranz: ["zahl"],
  einheit: ["zahl"],
} as const satisfies Partial<Record<keyof Written, readonly Written["art"][]>>;

/** A question to oneself about a text, whose answer stands in one of its sentences. */
export const questionSchema = written.superRefine((question, context) => {
  const { art, antworten = [], zahl, formel, aus = {}, gilt = [] } = question;
  const say = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
  for (const [field, kinds] of Object.entries(OF_KIND)) {
    if (Object.hasOwn(question, field) && !kinds.some((kind) => kind === art))
      say([field], `gehört nicht zu „art: ${art}“`);
  }
  if (art === "reihenfolge" && !question.reihe) say(["art"], "braucht „reihe“: die Schritte in der richtigen Folge");
  if (art === "zahl" && (zahl === undefined) === (formel === undefined))
    say(["art"], "braucht „zahl“, oder „formel“ mit „aus“");
  if (art === "eine" || art === "mehrere") {
    const right = antworten.filter(({ richtig }) => richtig).length;
    if (antworten.length === 0) say(["art"], "braucht „antworten“");
    else if (art === "eine" && right !== 1) say(["antworten"], "genau eine ist „richtig: true“");
    else if (art === "mehrere" && (right === 0 || right === antworten.length))
      say(["antworten"], "mindestens eine ist „richtig: true“, und mindestens eine nicht");
  }
  const options = [...antworten.map((each) => each.text), ...(question.reihe ?? [])];
  if (new Set(options).size < options.length) say([antworten.length > 0 ? "antworten" : "reihe"], "zwei sind gleich");
  const formula = formel === undefined ? null : readFormula(formel);
  if (formel !== undefined && !formula)
    say(["formel"], `nicht lesbar; erlaubt sind Namen aus „aus“, ${FORMULA_SYNTAX}`);
  const used = new Set(formula ? namesIn(formula) : []);
  gilt.forEach((each, index) => {
    const condition = readCondition(each);
    if (!condition) return say(["gilt", index], "kein Vergleich wie „700 > grenze“");
    for (const name of [condition.left, condition.right].flatMap(namesIn)) used.add(name);
  });
  const unknown = [...used].find((name) => !Object.hasOwn(aus, name));
  if (unknown !== undefined) say(["aus"], `„${unknown}“ fehlt`);
  const idle = Object.keys(aus).find((name) => !used.has(name));
  if (idle !== undefined) say(["aus", idle], "kommt in „formel“ und „gilt“ nicht vor");
});

/** Money, percentages, paragraphs and whole dates, which change while a question stays. */
const FIGURE = /\d[\d.,]*\s?(?:€|Euro\b|%|Prozent\b)|§\s?\d|\d{1,2}\.\s?(?:\d{1,2}\.|\p{Lu}\p{Ll}+\s)\d{4}/u;

const ofPassage = questionSchema.superRefine((question, context) => {
  const { frage, antworten = [], reihe = [], erklaerung, zahl, formel, gilt } = question;
  const say = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
  const isBound = zahl !== undefined || formel !== undefined || gilt !== undefined;
  if (FIGURE.test(frage) && !isBound)
    say(["frage"], "Hängt die Antwort an einem Betrag, sagt „gilt“, wie lange sie stimmt");
  antworten.forEach(({ text: said }, index) => {
    if (FIGURE.test(said)) say(["antworten", index, "text"], AGES);
  });
  reihe.forEach((said, index) => {
    if (FIGURE.test(said)) say(["reihe", index], AGES);
  });
  if (FIGURE.test(erklaerung)) say(["erklaerung"], AGES);
});
const AGES =
  "Beträge, Prozente, Paragrafen und Tage altern hier unbemerkt: Sag die Regel, oder frag nach der Zahl (art: zahl)";

/** The questions of a passage, three. Passages tell what holds, so none of theirs may say what no longer does. */
export const questionsSchema = z
  .array(ofPassage)
  .length(3)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "zwei haben dieselbe „id“");
