import type { Calculation } from "../domain/calculation/calculation";
import type { Calculator } from "../domain/calculation/calculator";
import type { PathCard } from "~/domain/paths/path-card";
import type { CaseDocument } from "~/domain/cases/case";
import type { SelfCheckQuestion } from "../domain/self-check/question";
import type { FactNote } from "~/domain/facts/fact-note";
import type { StartStep } from "~/domain/start-steps/start-step";
import type { MissionCategory } from "~/domain/missions/category";
import type { MissionKind } from "~/domain/missions/missions";
import type { EvidenceStatus } from "~/domain/text/evidence";
import type { CollectionName, Frontmatter } from "./frontmatter/schema";

export type Resource = Frontmatter<"resources">["resources"][number];
export type Site = Omit<Frontmatter<"site">, "descriptionWithCoach">;
export type Synonym = Frontmatter<"search">["synonyms"][number];
/** Learners' questions that a section answers in other words. */
export interface AskedAbout {
  /** Slug of the file; for a mission its id. */
  page: string;
  folder: CollectionName;
  heading: string | null;
  words: string;
}
type WrittenTask = Frontmatter<"roadmaps">["tasks"][number];
/** A point of a checklist, with the id under which its rows are stored. */
export type TaskItem = Omit<NonNullable<WrittenTask["items"]>[number], "alias">;
export type Task = Omit<WrittenTask, "alias" | "items"> & { items?: TaskItem[] };

interface Evidence extends EvidenceStatus {
  sources: Resource[];
}

/** A class, as only what a class computes is left out when an object is copied: a copy has no text. */
declare class FilledText {
  /** Body with the figures of the day on which it is read. */
  get html(): string;
  /** Explanations of these figures, in the order of the text. */
  get facts(): SourcedNote[];
}

interface Text extends Evidence, FilledText {}

export interface SourcedNote extends FactNote {
  sources: Pick<Resource, "id" | "title" | "url">[];
  /** Whether an expert has read it, in words. */
  review: string;
}

/** Text as compiled: the places of its figures are empty. */
export type Compiled<Read extends Text> = Omit<Read, "html" | "facts"> & { compiled: () => string; factIds: string[] };

interface Editable {
  /** Address for editing the file; absent without a repository. */
  editAt?: string;
}

export interface CareerPath extends Pick<
  Frontmatter<"career-paths">,
  "name" | "order" | "hue" | "claim" | "description"
> {
  slug: string;
  /** Facts about the path for choosing it; null where none are written. */
  card: PathCard | null;
  missionIds: string[];
}

export interface PersonalityType extends Frontmatter<"personality-types"> {
  slug: string;
}

export interface Mission extends Text, Editable {
  /** First published id; saved progress refers to it. */
  id: string;
  slug: string;
  order: number;
  kind: MissionKind;
  /** Slug of its career path; null for a mission on none. */
  careerPath: string | null;
  title: string;
  shortDescription: string;
  description: string;
  category: MissionCategory;
  estimatedTime: string;
  xpReward: number;
  badge: string | null;
  aiCoachReminder: string | null;
  explanation: string | null;
  noteField: string | null;
  tasks: Task[];
  resources: Resource[];
}

/** A mission in a list, without its text: a copy has none, as with a learner's progress. */
export type MissionHead = Omit<Mission, keyof Text> & Evidence;

export interface Page extends Text, Editable {
  slug: string;
  title: string;
  description: string;
}

/** A question about the app itself, with its answer. */
export interface HelpAnswer extends Page {
  topic: Frontmatter<"hilfe">["thema"];
  /** Its place among the questions of the landing page; null where it has none. */
  front: number | null;
  /** Other words that people use for the question. */
  asked: string;
}

export interface Template extends Page {
  calculation: Calculation | null;
  /** Slug of the calculator whose sheet this is, too; null where it has one of its own, or none. */
  calculator: string | null;
}

/** A document of the case that runs through a path, whole: invented, to be looked at. */
export interface Example extends Page {
  /** Slug of its career path. */
  path: string;
  kind: CaseDocument;
  /** The mission that speaks of it; null where none does. */
  missionId: string | null;
}

/** A step of the way through the offices, and what to do there. */
export interface StartStepText extends Text, Editable, StartStep {
  /** Ids of the missions that show it, too. */
  missionIds: string[];
}

/** A sheet that is filled in where one reads; the text says what it takes for granted. */
export interface CalculatorText extends Text, Editable, Calculator {
  /** Ids of the missions in which it stands. */
  missionIds: string[];
}

/** Text embedded in missions, folded; has no page of its own. */
export interface Passage extends Page {
  /** Ids of the missions that embed it. */
  missionIds: string[];
}

/** Question to oneself about a text, as its head has it. */
export type WrittenQuestion = NonNullable<Frontmatter<"roadmaps">["frage"]>;

/** A question to oneself, with the text at whose end it stands. */
export interface PlacedQuestion extends SelfCheckQuestion {
  /** Slug of the passage; null for a mission's own. */
  passage: string | null;
  /** Ids of the missions that show it. */
  missionIds: readonly string[];
  /** Groups whom the section with its sentence concerns, in the words of <Abschnitt>; none: everyone. */
  concerns: readonly string[];
}

export interface QuizQuestion {
  id: string;
  category: Frontmatter<"quiz">["category"];
  question: string;
}
