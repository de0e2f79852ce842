import { stringify } from "yaml";
import { collections } from "~/content/frontmatter/schema";
import { toSlug } from "~/domain/text/slugs";
import { nextOrder, QUOTED, type Kind } from "./kind";

const path = collections["career-paths"].shape;

export const PATH: Kind = {
  name: "path",
  about: "ein Berufspfad",
  steps: () => [
    {
      field: "name",
      question: "Wie heißt der Beruf?",
      why: "So steht er auf der Karte, mit Doppelpunkt: „Podcast-Producer:in“.",
      schema: path.name,
    },
    {
      field: "claim",
      question: "Was macht ihn aus, in einem Satz?",
      why: "Der Satz unter dem Namen. Er darf neugierig machen.",
      schema: path.claim,
    },
    {
      field: "description",
      question: "Was tut man da, und für wen?",
      why: "Zwei, drei Sätze für die Auswahl.",
      schema: path.description,
    },
    {
      field: "hue",
      question: "Welche Farbe, von 0 bis 359?",
      why: "0 ist Rot, 120 Grün, 240 Blau. Helligkeit und Kontrast ergeben sich.",
      schema: path.hue,
      fallback: "200",
    },
  ],
  make({ paths }, { name = "", claim, description, hue }) {
    const slug = toSlug(name);
    const data = { name, order: nextOrder(paths), hue: Number(hue), claim, description };
    return {
      file: `career-paths/${slug}.mdx`,
      write: () => `---\n${stringify(data, QUOTED)}---\n`,
      next: [
        `Seine erste Mission: npm run content:new -- mission --path=${slug}`,
        "Was man vor der Wahl wissen will (woche, kostenStart, bisErsterAuftrag, …), beschreibt docs/content.md.",
        "In content/site/site.mdx zählt „catalogue“ die Pfade: Dort wird es einer mehr, und bis er zehn Missionen hat, fehlt „missionsPerPath“.",
      ],
    };
  },
};
