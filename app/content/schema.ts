import { z } from "zod";
import { OFFERS } from "../domain/offers";
import { QUIZ_CATEGORIES } from "../domain/quiz";

/**
 * What an editor may write into the frontmatter of each collection. Every schema is strict: an unknown key is a
 * typing mistake and is reported, never ignored.
 */

const MISSION_CATEGORIES = [
  "Strategie",
  "Zielgruppe",
  "Produktion",
  "Setup",
  "Community",
  "Monetarisierung",
  "Optimierung",
  "Produktivität",
  "Skalierung",
  "Business",
  "Grundlagen",
  "Keyword",
  "On-Page",
  "Technical",
  "Local",
  "Content",
  "Link Building",
  "Monitoring",
  "Akquise",
] as const;

const START_MISSION_CATEGORIES = ["Selbstfindung", "Zielsetzung", "Fähigkeiten"] as const;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "nur Kleinbuchstaben, Ziffern und einzelne Bindestriche");
const text = (max: number) => z.string().trim().min(1, "darf nicht leer sein").max(max);
const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "Datum in der Form JJJJ-MM-TT");
const hue = z.int().min(0).max(359);
/** Any, as far as the database counts in two bytes. */
const order = z.int().min(1).max(32_767);

/** Where legal and tax statements come from, and until when they may be trusted. */
const evidence = {
  quellen: z.array(slug).default([]),
  geprueftAm: isoDate.optional(),
  pruefenBis: isoDate.optional(),
};

const task = z.strictObject({
  id: slug,
  title: text(90),
  description: text(300),
  type: z.enum(["text", "link", "upload", "checklist", "quiz"]),
  required: z.boolean().default(true),
  actionType: z.enum(["start-test", "select-career", "start-mission"]).optional(),
});

const estimatedTime = z
  .string()
  .regex(
    /^(\d+([-–]\d+)?\u00a0(Min|Stunden)|Variabel)$/,
    "nur in den Formen „45 Min“, „2–3 Stunden“ oder „Variabel“, mit geschütztem Leerzeichen vor der Einheit",
  );

const mission = {
  title: text(60),
  description: text(220),
  estimatedTime,
  xpReward: z.int().min(1).max(1000),
  tasks: z
    .array(task)
    .min(1)
    .max(6)
    .refine((tasks) => tasks.some(({ required }) => required), "mindestens eine Aufgabe muss Pflicht sein"),
  resources: z.array(slug).max(6).default([]),
  ...evidence,
};

const roadmapStepSchema = z.strictObject({
  ...mission,
  id: slug,
  order,
  shortDescription: text(90),
  category: z.enum(MISSION_CATEGORIES),
  badge: text(40),
  aiCoachReminder: text(260),
  explanation: text(400),
  noteField: text(160),
});

const startMissionSchema = z.strictObject({
  ...mission,
  id: z.string().regex(/^[1-9]\d*$/, "eine Zahl, als Text in Anführungszeichen"),
  order,
  category: z.enum(START_MISSION_CATEGORIES),
  badge: text(40).optional(),
  aiCoachReminder: text(260).optional(),
  explanation: text(400).optional(),
  noteField: text(160).optional(),
});

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

const careerPathSchema = z.strictObject({
  name: text(50),
  order,
  hue,
  claim: text(80),
  description: text(600),
});

const quizCategorySchema = z.strictObject({
  category: z.enum(QUIZ_CATEGORIES),
  order: order.max(8),
  name: text(40),
  description: text(200),
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

const passageSchema = z.strictObject({ title: text(80), ...evidence });

const templateSchema = z.strictObject({
  title: text(80),
  order,
  description: text(220),
  ...evidence,
});

const count = z.int().min(1);

const siteSchema = z.strictObject({
  productName: text(30),
  tagline: text(80),
  description: text(200),
  scoring: z.enum(["summe", "ausgewogen"]).default("summe"),
  /** How much this catalogue has to hold, no more and no less; without a number, anything. */
  catalogue: z
    .strictObject({ personalityTypes: count, careerPaths: count, missionsPerPath: count, startMissions: count })
    .partial()
    .optional(),
  operator: z.strictObject({
    name: text(80),
    street: text(80),
    city: text(80),
    country: text(40),
    email: z.email(),
    phone: text(40).optional(),
    vatId: text(40).optional(),
    responsible: text(80),
    placeholder: z.boolean().default(false),
  }),
});

const euro = z.number().min(0).multipleOf(0.01, "höchstens zwei Stellen hinter dem Komma");

export const planSchema = z
  .strictObject({
    id: z.enum(["free", ...OFFERS]),
    name: text(40),
    order,
    /** Where space is short. */
    shortName: text(20).optional(),
    claim: text(80),
    badge: text(20).optional(),
    billing: z.enum(["none", "month", "once"]),
    /** What is charged. */
    priceEuro: euro,
    /** What it costs apart from the introductory price or the offer. */
    regularPriceEuro: euro.optional(),
    /** How long the price holds. */
    priceNote: text(120).optional(),
    /** Finds the price at Stripe. */
    stripeLookupKey: z
      .string()
      .regex(/^[a-z0-9_]+$/, "nur Kleinbuchstaben, Ziffern und Unterstriche")
      .optional(),
    features: z.array(text(90)).min(1).max(6),
    promises: z.array(text(40)).max(3).default([]),
    /** The monthly plan that a lifetime offer replaces. */
    lifetimeOf: z.enum(["pro", "pro_ai"]).optional(),
    /** More than so many percent saved against so many months at that plan's regular price. */
    savings: z.strictObject({ percent: z.int().min(1).max(99), months: z.int().min(1).max(60) }).optional(),
  })
  .superRefine((plan, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message, input: plan });
    const isFree = plan.billing === "none";
    if (isFree !== (plan.id === "free")) refuse("billing", "„none“ gilt für Free und nur dort");
    if (isFree !== (plan.priceEuro === 0)) refuse("priceEuro", "kostenlos ist Free und nur Free");
    if (isFree === (plan.stripeLookupKey !== undefined))
      refuse("stripeLookupKey", "gehört zu jedem Preis, nicht zu Free");
    if (plan.regularPriceEuro !== undefined && plan.regularPriceEuro <= plan.priceEuro) {
      refuse("regularPriceEuro", "muss über dem Preis liegen");
    }
    if ((plan.billing === "once") !== (plan.lifetimeOf !== undefined)) {
      refuse("lifetimeOf", "gehört zu einmaligen Preisen und nur dorthin");
    }
    if (plan.savings && !plan.lifetimeOf) refuse("savings", "braucht „lifetimeOf“");
  });

const legalSchema = z.strictObject({
  title: text(80),
  description: text(200),
  stand: isoDate,
  ...evidence,
});

/** Folder name → schema. The one list of collections; a new collection starts here. */
export const collections = {
  "career-paths": careerPathSchema,
  "personality-types": personalityTypeSchema,
  quiz: quizCategorySchema,
  roadmaps: roadmapStepSchema,
  "start-missions": startMissionSchema,
  resources: resourceGroupSchema,
  passages: passageSchema,
  templates: templateSchema,
  site: siteSchema,
  legal: legalSchema,
  plans: planSchema,
} as const;

export type CollectionName = keyof typeof collections;
export type Frontmatter<Name extends CollectionName> = z.infer<(typeof collections)[Name]>;
