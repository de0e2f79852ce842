import { stringify } from "yaml";
import * as z from "zod";
import { collections } from "~/content/frontmatter/schema";
import { FACT_UNITS, type FactUnit } from "~/domain/facts/fact";
import { toSlug } from "~/domain/text/slugs";
import { QUOTED, type Kind } from "./kind";

const fact = collections.facts.shape;

const UNITS: Record<FactUnit, string> = {
  euro: "ein Betrag, etwa 1318.33",
  prozent: "ein Anteil, etwa 0.146 für 14,6 %",
  zahl: "eine andere Zahl",
  tag: "ein Tag, etwa 2027-01-01",
  text: "etwas anderes, etwa „§ 5 DDG“",
};
const NUMBERS: readonly (string | undefined)[] = ["euro", "prozent", "zahl"];

export const FACT: Kind = {
  name: "fact",
  about: "eine Zahl, ein Tag oder ein Paragraf, wie er in Texten steht",
  steps: (_, { unit, until }) => [
    {
      field: "title",
      question: "Wie heißt der Fakt?",
      why: "Ein paar Worte: „Minijob-Grenze im Monat“. Daraus wird die Kennung.",
      schema: fact.title,
    },
    {
      field: "statement",
      question: "Was sagt er?",
      why: "Ein, zwei Sätze, die liest, wer die Zahl antippt.",
      schema: fact.aussage,
    },
    {
      field: "unit",
      question: "Was ist es?",
      why: "Danach richtet sich, wie er geschrieben wird.",
      options: FACT_UNITS.map((value) => ({ value, label: UNITS[value] })),
    },
    {
      field: "value",
      question: "Welcher Wert gilt heute?",
      why: `Es ist ${UNITS[FACT_UNITS.find((known) => known === unit) ?? "zahl"]}.`,
      schema: NUMBERS.includes(unit)
        ? z.number("eine Zahl, mit Punkt statt Komma")
        : unit === "tag"
          ? z.iso.date("ein Tag: JJJJ-MM-TT")
          : z.string(),
    },
    {
      field: "until",
      question: "Bis wann gilt er?",
      why: "JJJJ-MM-TT, bei Jahreswerten der 31. Dezember. Ohne Ende: nie.",
      fallback: "nie",
      schema: z.union([z.literal("nie"), z.iso.date()], "ein Tag (JJJJ-MM-TT) oder „nie“"),
    },
    {
      field: "source",
      question: "Worauf stützt er sich?",
      why: "Eine Kennung aus content/resources; weitere trägst du in der Datei nach.",
      schema: fact.quellen.element,
    },
    {
      field: "asOf",
      question: "Wann hast du die Quelle gelesen?",
      why: "Die Jahreszeit: „Herbst 2026“.",
      schema: fact.quellenstand,
    },
    {
      field: "reviewBy",
      question: "Bis wann darf man ihm trauen?",
      why: "JJJJ-MM-TT. Danach hält content:check auf, bis die Quelle neu gelesen ist.",
      schema: fact.pruefenBis,
      ...(until === undefined || until === "nie" ? {} : { fallback: until }),
    },
  ],
  make(_, { title = "", statement, unit, value = "", until = "nie", source, asOf, reviewBy }) {
    const slug = toSlug(title);
    const held = {
      ...(until === "nie" ? {} : { bis: until }),
      wert: NUMBERS.includes(unit) ? Number(value) : value,
      status: "geltend",
    };
    const head = {
      title,
      ...{ aussage: statement, einheit: unit, werte: [held], sicherheit: "belegt" },
      ...{ quellen: [source], quellenstand: asOf, pruefenBis: reviewBy },
    };
    return {
      file: `facts/${slug}.mdx`,
      write: () => `---\n${stringify(head, QUOTED)}---\n`,
      next: [`In einem Satz steht er mit <Fakt id="${slug}" />.`],
    };
  },
};
