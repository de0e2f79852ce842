import * as z from "zod";
import { BLANK_WORDS, CONTACT_WORD, isBlankWord } from "~/domain/blanks/blank";
import { COUNTED } from "~/domain/contacts/counted";
import { MAX_CONTACTS } from "~/domain/contacts/contact";
import { MISSION_CATEGORIES, START_MISSION_CATEGORIES } from "~/domain/missions/category";
import { TASK_TYPES } from "~/domain/missions/task-type";
import { questionSchema } from "./question-schema";
import { evidence, order, slug, text } from "./schema-fields";

/** Id under which the entry was first published, once it has another: learners' progress is stored under the first. */
const alias = slug.optional();

const MOST_ITEMS = 12;

const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** A point of a checklist; its rows are stored under the task's id and its own. */
const item = z.strictObject({
  id: slug.max(40),
  alias,
  text: text(140),
  required: z.boolean().default(true),
});

const items = z
  .array(item)
  .min(2)
  .max(MOST_ITEMS)
  .refine(
    (list) => isUnique(list.flatMap(({ id, alias }) => (alias === undefined ? [id] : [id, alias]))),
    "jede Kennung gibt es in einer Aufgabe nur einmal",
  )
  .refine(
    (list) => list.some(({ required }) => required),
    "mindestens ein Punkt muss Pflicht sein: Der letzte hakt die Aufgabe ab",
  );

const task = z
  .strictObject({
    id: slug,
    alias,
    title: text(90),
    description: text(300),
    /** The heading of the mission's text that leads to it. */
    abschnitt: text(120).optional(),
    type: z.enum(TASK_TYPES),
    /** Unit of a number: „€“. */
    unit: text(12).optional(),
    /** Meaning of the answer that is the same in every template. */
    wort: z
      .enum(
        Object.keys(BLANK_WORDS)
          .filter(isBlankWord)
          .filter((word) => word !== CONTACT_WORD),
      )
      .optional(),
    /** Count of contacts on the learner's way to customers: the state that counts, and how many are enough. */
    zaehlt: z.strictObject({ was: z.enum(COUNTED), anzahl: z.int().min(1).max(MAX_CONTACTS) }).optional(),
    required: z.boolean().default(true),
    actionType: z.enum(["start-test", "select-career", "start-mission"]).optional(),
    /** Points of a checklist, each with a box of its own. */
    items: items.optional(),
  })
  .refine(({ type, unit }) => unit === undefined || type === "number", "eine Einheit hat nur eine Zahl (type: number)")
  .refine(
    ({ type, items: list }) => list === undefined || type === "checklist",
    "Punkte hat nur eine Liste (type: checklist)",
  );

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
  /** Question to oneself about its own text. */
  frage: questionSchema.optional(),
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
