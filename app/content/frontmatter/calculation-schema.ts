import * as z from "zod";
import { UNITS } from "../../domain/calculation/calculation";
import { FORMULA_SYNTAX, FORMULA_WORDS, namesIn, readFormula } from "../../domain/calculation/formula";
import { slug, text } from "./schema-fields";

/** Name by which formulas refer to a row. */
const name = z
  .string()
  .regex(/^[a-z]{1,20}$/, "nur Kleinbuchstaben ohne Umlaute")
  .refine((word) => !FORMULA_WORDS.includes(word), `keines der Wörter ${FORMULA_WORDS.join(", ")}`);
const amount = z.number().min(-1_000_000).max(1_000_000);

const row = z
  .strictObject({
    text: text(90),
    name,
    als: z.enum(UNITS),
    /** Example value of a row that the learner fills in. */
    beispiel: amount.optional(),
    /** Formula of a row that is calculated from rows above it. */
    formel: text(400).optional(),
    /** Fact whose value of the day the row takes. */
    fakt: slug.optional(),
    /** Instead of a number: yes or no, which count as 1 and 0. */
    jaNein: z.literal(true).optional(),
    /** Reason of the calculation, for a reader who opens the row. */
    regel: text(300).optional(),
  })
  .refine(
    ({ beispiel, formel, fakt }) => [beispiel, formel, fakt].filter((given) => given !== undefined).length === 1,
    "entweder „beispiel“ oder „formel“ oder „fakt“",
  )
  .refine(({ jaNein, beispiel }) => !jaNein || beispiel === 0 || beispiel === 1, {
    error: "Mit „jaNein“ ist „beispiel“ 1 oder 0.",
    path: ["beispiel"],
  });

const positions = z.strictObject({
  summe: name,
  summenText: text(60),
  beispiele: z
    .array(z.strictObject({ text: text(90), menge: amount, preis: amount }))
    .min(1)
    .max(5),
  leereZeilen: z.int().min(0).max(20).default(4),
});

const part = z.strictObject({ titel: text(60), zeilen: z.array(row).default([]), posten: positions.optional() });

const written = z.strictObject({ titel: text(60), hinweis: text(220), abschnitte: z.array(part).min(1) });

export const calculationSchema = written.superRefine((sheet, context) => {
  const known = new Set<string>();
  const add = (each: string, path: (string | number)[]) => {
    if (known.has(each)) context.addIssue({ code: "custom", path, message: `„${each}“ gibt es schon` });
    known.add(each);
  };
  sheet.abschnitte.forEach(({ zeilen, posten }, at) => {
    zeilen.forEach((each, index) => {
      const path = ["abschnitte", at, "zeilen", index];
      if (each.formel !== undefined) {
        const problem = problemOf(each.formel, known);
        if (problem) context.addIssue({ code: "custom", path: [...path, "formel"], message: problem });
      }
      add(each.name, [...path, "name"]);
    });
    if (posten) add(posten.summe, ["abschnitte", at, "posten", "summe"]);
  });
});

function problemOf(text: string, known: ReadonlySet<string>): string | null {
  const formula = readFormula(text);
  if (!formula) return `nicht lesbar; erlaubt sind Namen von Zeilen, ${FORMULA_SYNTAX}`;
  const unknown = namesIn(formula).find((each) => !known.has(each));
  return unknown === undefined ? null : `„${unknown}“ steht in keiner Zeile darüber`;
}
