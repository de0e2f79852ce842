import * as z from "zod";
import { writtenAddress } from "../../domain/email/schema";
import { QUIZ_CATEGORIES } from "~/domain/quiz/quiz";
import { calculationSchema } from "./calculation-schema";
import { calculatorSchema } from "./calculator-schema";
import { careerPathSchema } from "./career-path-schema";
import { caseSchema } from "./case-schema";
import { experimentsSchema } from "./experiment-schema";
import { factSchema } from "./fact-schema";
import { bonusMissionSchema, roadmapStepSchema, startMissionSchema } from "./mission-schema";
import { placeSchema } from "./place-schema";
import { planSchema } from "./plan-schema";
import { questionsSchema } from "./question-schema";
import { startStepSchema } from "./start-step-schema";
import { evidence, hue, isoDate, order, slug, text } from "./schema-fields";

// Every schema is strict: an unknown key is an editor's typing mistake and is reported, never ignored.

const personalityTypeSchema = z.strictObject({
  name: text(40),
  order,
  hue,
  claim: text(80),
  description: text(500),
  strengths: z.array(text(60)).length(3),
  weights: z.partialRecord(z.enum(QUIZ_CATEGORIES), z.int().min(-3).max(3)),
  careerPaths: z.array(slug).length(3),
});

const quizCategorySchema = z.strictObject({
  category: z.enum(QUIZ_CATEGORIES),
  order: order.max(8),
  name: text(40),
  description: text(200),
  /** Sentences beside a learner's own score: at a low one, in the middle, at a high one. */
  saetze: z.strictObject({ wenig: text(140), mittel: text(140), stark: text(140) }),
  questions: z.array(z.strictObject({ id: slug, question: text(120) })).length(3),
});

const resourceGroupSchema = z.strictObject({
  title: text(60),
  order,
  resources: z
    .array(
      z.strictObject({
        id: slug,
        title: text(140),
        url: z.url({ protocol: /^https?$/ }),
        type: z.enum(["youtube", "pdf", "google-doc", "link", "other"]),
        language: z.enum(["de", "en", "mehrsprachig"]),
        description: text(160),
      }),
    )
    .min(1),
});

const passageSchema = z.strictObject({
  title: text(80),
  /** Questions to oneself at its end. */
  fragen: questionsSchema.optional(),
  ...evidence,
});

const templateSchema = z
  .strictObject({
    title: text(80),
    order,
    description: text(220),
    /** Rows and formulas of the template's spreadsheet. */
    rechenblatt: calculationSchema.optional(),
    /** Calculator whose sheet is the template's, too. */
    rechner: slug.optional(),
    ...evidence,
  })
  .refine(({ rechenblatt, rechner }) => !rechenblatt || rechner === undefined, "entweder „rechenblatt“ oder „rechner“");

const count = z.int().min(1);

const siteSchema = z.strictObject({
  productName: text(30),
  tagline: text(80),
  description: text(200),
  descriptionWithCoach: text(200).optional(),
  scoring: z.enum(["summe", "ausgewogen"]).default("summe"),
  /** Exact numbers of files; without one, any number is valid. */
  catalogue: z
    .strictObject({ personalityTypes: count, careerPaths: count, missionsPerPath: count, startMissions: count })
    .partial()
    .optional(),
  /** Address for editing the content folder in the repository; if set, each text links to its file. */
  repository: z
    .url({ protocol: /^https$/ })
    .regex(
      /\/content\/?$/,
      "die Adresse, unter der sich der Ordner content bearbeiten lässt: „https://…/edit/main/content“",
    )
    .optional(),
  operator: z.strictObject({
    name: text(80),
    street: text(80),
    city: text(80),
    country: text(40),
    email: writtenAddress,
    phone: text(40).optional(),
    vatId: text(40).optional(),
    /** Economic identification number (§ 5 DDG), for an operator without a VAT number: „DE123456789-00001“. */
    businessId: text(40).optional(),
    responsible: text(80),
    placeholder: z.boolean().default(false),
  }),
  /** Legal review of content/legal: „Name, Datum“. False: the texts are drafts, and say so. */
  rechtlichGeprueft: z.union([z.literal(false), text(120)], "false oder „Name, Datum“").default(false),
});

const legalSchema = z.strictObject({
  title: text(80),
  description: text(200),
  stand: isoDate,
  ...evidence,
});

/** Parts of /hilfe, in their order. */
const HELP_TOPICS = ["anfangen", "arbeiten", "inno", "geld", "konto"] as const;

const helpSchema = z.strictObject({
  title: text(60),
  order,
  thema: z.enum(HELP_TOPICS),
  /** Its place among the questions of the landing page, if it stands there. */
  startseite: order.max(6).optional(),
  /** Other words for the question, for the search. */
  gefragt: text(900),
  ...evidence,
});

const deadlineSchema = z.strictObject({
  title: text(60),
  order,
  description: text(240),
  /** Due days, already moved to working days. */
  days: z.array(isoDate).min(1).max(24),
  ...evidence,
});

/** One word, or a short fixed phrase, as learners type it. */
const searched = z
  .string()
  .regex(/^[\p{L}\p{N}]+([ -][\p{L}\p{N}]+)*$/u, "nur Wörter, ohne Satzzeichen")
  .max(60);

const searchSchema = z.strictObject({
  title: text(80),
  synonyms: z
    .array(
      z.strictObject({
        /** Words that learners say … */
        gesagt: z.array(searched).min(1),
        /** … and the words of the texts that they mean. */
        gemeint: z.array(searched).min(1).max(4),
      }),
    )
    .default([]),
  /** Learners' questions that a text answers in other words. */
  fragen: z
    .array(
      z.strictObject({
        /** A file, or one of its headings: `passages/impressum`, `roadmaps/pfad/01-mission#Überschrift`. */
        zu: z.string().regex(/^[a-z-]+(?:\/[a-z0-9-]+)+(?:#\S.*)?$/, "Ordner/Datei oder Ordner/Datei#Überschrift"),
        gefragt: text(900),
      }),
    )
    .default([]),
  /** Words of subjects that the texts never deal with, grouped by subject. */
  fremd: z.array(z.array(searched).min(1)).default([]),
});

/** Folder name → schema: the one list of collections. */
export const collections = {
  "career-paths": careerPathSchema,
  "personality-types": personalityTypeSchema,
  quiz: quizCategorySchema,
  roadmaps: roadmapStepSchema,
  "start-missions": startMissionSchema,
  bonus: bonusMissionSchema,
  resources: resourceGroupSchema,
  facts: factSchema,
  rechner: calculatorSchema,
  passages: passageSchema,
  templates: templateSchema,
  site: siteSchema,
  legal: legalSchema,
  hilfe: helpSchema,
  plans: planSchema,
  search: searchSchema,
  deadlines: deadlineSchema,
  schritte: startStepSchema,
  places: placeSchema,
  faelle: caseSchema,
  experiments: experimentsSchema,
} as const;

export type CollectionName = keyof typeof collections;

export const isCollection = (name: string): name is CollectionName => Object.hasOwn(collections, name);

export type Frontmatter<Name extends CollectionName> = z.infer<(typeof collections)[Name]>;
