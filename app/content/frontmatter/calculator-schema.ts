import * as z from "zod";
import { IN_BRACES } from "../../domain/calculation/hint";
import { namesIn, readCondition } from "../../domain/calculation/formula";
import { calculationSchema } from "./calculation-schema";
import { evidence, order, text } from "./schema-fields";

const hint = z.strictObject({
  /** Comparisons that all hold: „gewinn > grenze“. */
  wenn: z.array(text(200)).min(1).max(4),
  /** A row's name in braces stands for its value. */
  text: text(300),
});

const written = z.strictObject({
  title: text(60),
  order,
  description: text(220),
  rechenblatt: calculationSchema,
  /** Names of the rows that other texts may take up. */
  ergebnisse: z.array(z.string()).min(1).max(6),
  hinweise: z.array(hint).max(8).default([]),
  ...evidence,
});

/** A sheet that is filled in where one reads. */
export const calculatorSchema = written.superRefine(({ rechenblatt, ergebnisse, hinweise }, context) => {
  const say = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
  const rows = rechenblatt.abschnitte.flatMap(({ zeilen }) => zeilen);
  const known = new Set(rows.map(({ name }) => name));
  rechenblatt.abschnitte.forEach(({ posten }, index) => {
    if (posten) say(["rechenblatt", "abschnitte", index, "posten"], "ein Rechner hat keine Posten, nur Zeilen");
  });
  ergebnisse.forEach((name, index) => {
    if (rows.find((row) => row.name === name)?.formel === undefined)
      say(["ergebnisse", index], `„${name}“ ist keine Zeile mit einer Formel`);
  });
  hinweise.forEach(({ wenn, text: said }, index) => {
    wenn.forEach((condition, at) => {
      const problem = problemOf(condition, known);
      if (problem) say(["hinweise", index, "wenn", at], problem);
    });
    const unknown = Array.from(said.matchAll(IN_BRACES), ([, name = ""]) => name).find((name) => !known.has(name));
    if (unknown !== undefined) say(["hinweise", index, "text"], `„${unknown}“ steht in keiner Zeile`);
  });
});

function problemOf(text: string, known: ReadonlySet<string>): string | null {
  const condition = readCondition(text);
  if (!condition) return "kein Vergleich wie „gewinn > grenze“";
  const unknown = [condition.left, condition.right].flatMap(namesIn).find((name) => !known.has(name));
  return unknown === undefined ? null : `„${unknown}“ steht in keiner Zeile`;
}
