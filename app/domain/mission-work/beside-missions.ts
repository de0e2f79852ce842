import { templateOfWork } from "../blanks/blank-work";

/** Names of the work beside missions, which travels between device and server as the work on one does. */
export const SITUATION_WORK = "situation";
export const STEPS_WORK = "startfahrplan";
export const CONTACTS_WORK = "kundenweg";
export const EXPERIMENTS_WORK = "versuche";
const BESIDE_MISSIONS = [SITUATION_WORK, STEPS_WORK, CONTACTS_WORK, EXPERIMENTS_WORK] as const;
export type BesideMissions = (typeof BESIDE_MISSIONS)[number];

/** Work that is none of a mission's: also that in each template of content/templates, under „vorlagen/angebot“. */
export const isBeside = (id: string): boolean =>
  templateOfWork(id) !== null || BESIDE_MISSIONS.some((each) => each === id);
