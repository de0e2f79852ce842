import * as z from "zod";
import { CASE_DOCUMENTS, COMPARED } from "../../domain/cases/case";
import { isoDate, text } from "./schema-fields";

const euro = z.number().positive().max(100_000).multipleOf(0.01);
/** No postcode begins with two zeros: the town is visibly invented. */
const town = z.string().regex(/^00000 \p{Lu}/u, "erfunden, also „00000 Musterstadt“");
/** The ending that is kept for examples (RFC 2606). */
const mail = z.string().regex(/^[a-z.-]+@[a-z.-]+\.example$/, "erfunden, also mit „.example“ am Ende");

const positionSchema = z.strictObject({
  text: text(120),
  menge: z.number().positive().max(1000),
  einheit: text(20).optional(),
  preis: euro,
});

const offerSchema = z
  .strictObject({
    nummer: text(20),
    datum: isoDate,
    gueltigBis: isoDate,
    ziel: text(240),
    positionen: z.array(positionSchema).min(1).max(8),
    /** How the price came about, told to the reader alone. */
    weg: text(240),
    nichtEnthalten: text(160),
    brauche: text(160),
    beginn: isoDate,
    fertig: isoDate,
    aenderungen: text(160),
    nutzung: text(160).optional(),
    zahlbar: z.int().min(7).max(30),
  })
  .refine(({ datum, gueltigBis, beginn, fertig }) => datum <= gueltigBis && datum <= beginn && beginn <= fertig, {
    error: "die Tage in der Reihenfolge „datum“, „beginn“, „fertig“, und „gueltigBis“ nicht vor „datum“",
  });

const processingSchema = z.strictObject({
  /** Processor of the learner's own data: a kind of service, never a firm. Without one, the data are the customer's. */
  dienst: text(80).optional(),
  gegenstand: text(240),
  zweck: text(240),
  daten: text(200),
  menschen: text(160),
  dauer: text(160),
  ort: text(200),
  ende: text(200),
});

const missions = z.int().min(1).max(10);

/** The case that runs through a path, as data: six documents are made of it. All in it is invented. */
export const caseSchema = z.strictObject({
  title: text(80),
  description: text(400),
  person: z.strictObject({ name: text(40), strasse: text(60), ort: town, mail }),
  arbeit: text(120),
  /** Gross wage of a year in an employment; without one, the person is not employed. */
  lohn: euro.optional(),
  kasse: z.enum(["job", "familie", "hauptberuf"]),
  stunden: z.int().min(1).max(60),
  satz: euro,
  art: z.enum(["gewerbe", "freiberuf"]),
  taetigkeit: text(300),
  steuer: z.enum(["klein", "regel"]),
  start: isoDate,
  /** Expected: turnover and profit, and how the first one comes about. */
  umsatz: z.strictObject({ jahr: euro, folgejahr: euro, folgegewinn: euro, weg: text(240) }),
  kosten: z.array(z.strictObject({ text: text(80), euro })).min(1),
  kundin: z.strictObject({
    name: text(60),
    person: text(40),
    strasse: text(60),
    ort: town,
    /** A firm is told prices without tax, anybody else what they pay in the end. */
    firma: z.boolean(),
    anrede: z.enum(["du", "sie"]),
  }),
  angebot: offerSchema,
  zusage: isoDate,
  rechnung: z.strictObject({ nummer: text(20), datum: isoDate, leistung: text(80) }),
  av: processingSchema,
  missionen: z.partialRecord(z.enum(CASE_DOCUMENTS), missions),
  /** Figures of the case that stand in a mission, too, and in which words. */
  woher: z
    .array(z.strictObject({ zahl: z.enum(COMPARED), mission: missions, steht: text(300) }))
    .refine((figures) => figures.some(({ zahl }) => zahl === "angebot"), { error: "mindestens eine für „angebot“" }),
});
