import * as z from "zod";
import { TASK_TYPES } from "~/domain/missions/task-type";
import { evidence, order, slug, text } from "./schema-fields";

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

/** Id under which the entry was first published, once it has another: learners' progress is stored under the first. */
const alias = slug.optional();

const task = z
  .strictObject({
    id: slug,
    alias,
    title: text(90),
    description: text(300),
    type: z.enum(TASK_TYPES),
    /** What a number counts: „€“. */
    unit: text(12).optional(),
    required: z.boolean().default(true),
    actionType: z.enum(["start-test", "select-career", "start-mission"]).optional(),
  })
  .refine(({ type, unit }) => unit === undefined || type === "number", "eine Einheit hat nur eine Zahl (type: number)");

const estimatedTime = z
  .string()
  .regex(
    /^(\d+([-–]\d+)?[ \u00a0](Min|Stunden)|Variabel)$/,
    "nur in den Formen „45 Min“, „2–3 Stunden“ oder „Variabel“",
  )
  // A typed space becomes a no-break space, so that the unit stays on the number's line.
  .overwrite((typed) => typed.replace(" ", "\u00a0"));

const mission = {
  alias,
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

/** Question to oneself, so that it works with the coach and without. */
const questionToOneself = text(260).regex(/\?/, "eine Frage, die man sich selbst beantwortet");

export const roadmapStepSchema = z.strictObject({
  ...mission,
  id: slug,
  order,
  shortDescription: text(90),
  category: z.enum(MISSION_CATEGORIES),
  badge: text(40),
  aiCoachReminder: questionToOneself,
  explanation: text(400),
  noteField: text(160),
});

/** A mission beside all paths, offered at the end of one. */
export const bonusMissionSchema = roadmapStepSchema.extend({
  id: z.string().regex(/^zugabe-[a-z0-9]+(?:-[a-z0-9]+)*$/, "„zugabe-“ und ein Wort: Die Kennung ist auch die Adresse"),
});

export const startMissionSchema = z.strictObject({
  ...mission,
  id: z.string().regex(/^[1-9]\d*$/, "eine Zahl, als Text in Anführungszeichen"),
  order,
  category: z.enum(START_MISSION_CATEGORIES),
  badge: text(40).optional(),
  aiCoachReminder: questionToOneself.optional(),
  explanation: text(400).optional(),
  noteField: text(160).optional(),
});
