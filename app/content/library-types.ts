import type { Calculation } from "../domain/calculation/calculation";
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
export type Task = Omit<Frontmatter<"roadmaps">["tasks"][number], "alias">;

interface Evidence extends EvidenceStatus {
  sources: Resource[];
}

interface Editable {
  /** Address for editing the file; absent without a repository. */
  editAt?: string;
}

export interface CareerPath extends Frontmatter<"career-paths"> {
  slug: string;
  missionIds: string[];
}

export interface PersonalityType extends Frontmatter<"personality-types"> {
  slug: string;
}

export interface Mission extends Evidence, Editable {
  /** First published id; saved progress refers to it. */
  id: string;
  slug: string;
  order: number;
  /** Slug of its career path; null for start missions. */
  careerPath: string | null;
  title: string;
  shortDescription: string;
  description: string;
  category: string;
  estimatedTime: string;
  xpReward: number;
  badge: string | null;
  aiCoachReminder: string | null;
  explanation: string | null;
  noteField: string | null;
  tasks: Task[];
  resources: Resource[];
  html: string;
}

export interface Page extends Evidence, Editable {
  slug: string;
  title: string;
  description: string;
  html: string;
}

export interface Template extends Page {
  calculation: Calculation | null;
}

/** Text embedded in missions, folded; has no page of its own. */
export interface Passage extends Page {
  /** Ids of the missions that embed it. */
  missionIds: string[];
}

export interface QuizQuestion {
  id: string;
  category: Frontmatter<"quiz">["category"];
  question: string;
}
