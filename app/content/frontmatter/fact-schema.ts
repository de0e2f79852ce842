import * as z from "zod";
import { FORMULA_SYNTAX, namesIn, readFormula } from "../../domain/calculation/formula";
import { CERTAINTIES, FACT_STATUSES, FACT_UNITS } from "../../domain/facts/fact";
import { evidence, isoDate, slug, text } from "./schema-fields";

const value = z.strictObject({
  /** First day; the first value may do without. */
  ab: isoDate.optional(),
  /** Last day; without it the value holds until another begins. */
  bis: isoDate.optional(),
  wert: z.union([z.number().min(-1_000_000_000).max(1_000_000_000), text(120)], "eine Zahl oder ein Text"),
  status: z.enum(FACT_STATUSES),
  /** Sources of this value, besides those of the fact. */
  quellen: z.array(slug).default([]),
});

const written = z.strictObject({
  title: text(90),
  /** Statement of the figure, for readers who tap it. */
  aussage: text(400),
  einheit: z.enum(FACT_UNITS),
  werte: z.array(value).default([]),
  /** Formula over the facts named in `aus`, instead of values. */
  formel: text(200).optional(),
  aus: z.record(z.string(), slug).default({}),
  sicherheit: z.enum(CERTAINTIES),
  ...evidence,
  quellen: z.array(slug).min(1),
  quellenstand: evidence.quellenstand.unwrap(),
  pruefenBis: isoDate,
});

export const factSchema = written.superRefine(({ einheit, werte, formel, aus }, context) => {
  const say = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
  if ((formel === undefined) !== werte.length > 0) say(["werte"], "entweder „werte“ oder „formel“ mit „aus“");
  for (const [index, { ab, bis, wert }] of werte.entries()) {
    if (ab !== undefined && bis !== undefined && bis < ab) say(["werte", index, "bis"], "liegt vor „ab“");
    const isNumber = einheit === "euro" || einheit === "prozent" || einheit === "zahl";
    if (isNumber !== (typeof wert === "number")) {
      say(
        ["werte", index, "wert"],
        isNumber ? "hier gehört eine Zahl hin" : "hier gehört ein Text in Anführungszeichen hin",
      );
    }
    if (einheit === "tag" && !isoDate.safeParse(wert).success) say(["werte", index, "wert"], "ein Tag: JJJJ-MM-TT");
    const before = werte[index - 1];
    if (before && (ab === undefined || before.bis === undefined || before.bis >= ab)) {
      say(["werte", index, "ab"], "der Wert davor endet nicht vorher: Er braucht „bis“, und die Tage zählen vorwärts");
    }
  }
  if (formel === undefined) return;
  const problem = problemOf(formel, Object.keys(aus));
  if (problem) say(["formel"], problem);
  if (einheit === "tag" || einheit === "text")
    say(["einheit"], "eine Formel ergibt eine Zahl: euro, prozent oder zahl");
});

function problemOf(formel: string, known: readonly string[]): string | null {
  const formula = readFormula(formel);
  if (!formula) return `nicht lesbar; erlaubt sind Namen aus „aus“, ${FORMULA_SYNTAX}`;
  const used = namesIn(formula);
  const unknown = used.find((name) => !known.includes(name));
  if (unknown !== undefined) return `„${unknown}“ steht nicht in „aus“`;
  const idle = known.find((name) => !used.includes(name));
  return idle === undefined ? null : `„${idle}“ aus „aus“ kommt nicht vor`;
}
