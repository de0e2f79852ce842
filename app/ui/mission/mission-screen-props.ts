import type { Mission } from "~/content/library";
import type { ClientUser } from "~/domain/account/client-user";
import type { Gains } from "~/domain/level/gains";
import type { ServerWork } from "~/domain/mission-work/mission-work";
import type { MissionStatus } from "~/domain/missions/missions";
import type { StepOfMission } from "../start-steps/steps-of-mission";
import type { BelowTheText } from "./material";
import type { SectionsLineProps } from "./sections-line";

export interface MissionScreenProps {
  /** `picture`: markup of what is drawn for it; set only right after finishing. */
  mission: Omit<Mission, BelowTheText | "aiCoachReminder"> & { total: number; picture: string | null };
  /** Markup of the links to headings and tasks. */
  contents: string;
  /** Markup of what stands below the text, and of the notice above one whose figures are out of date. */
  material: string;
  outOfDate: string | null;
  /** Markup of the sentences for the mission's evening; null once it is finished. */
  evening: string | null;
  /** Markup of what the learner thinks of the text. */
  feedback: string;
  sections: SectionsLineProps;
  steps: readonly StepOfMission[];
  /** XP of the mission; null when they were credited before. */
  pays: { xp: number; bonusXp: number } | null;
  /** Set only right after finishing. */
  gains: Gains | null | undefined;
  status: MissionStatus;
  user: ClientUser;
  work: ServerWork;
  /** Tasks that were ticked before their checklists had the items that they have now. */
  tickedBefore: readonly string[];
  /** Markup below each task, by task: its count on the learner's way to customers, and the link to its part of the text. */
  below: Readonly<Record<string, string>>;
  next: { to: string; title: string; isOpen: boolean } | null;
  /** Markup of Inno's question, and of level and stage. */
  inno: string;
  standing: string;
  /** Tasks that were done when the page was made; null before anything was. */
  doneBefore: readonly string[] | null;
}
