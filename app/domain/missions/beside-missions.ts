/** What is told beside missions travels between device and server as the work on one does, under these names. */
export const SITUATION_WORK = "situation";
export const STEPS_WORK = "startfahrplan";
export const BESIDE_MISSIONS = [SITUATION_WORK, STEPS_WORK] as const;
export type BesideMissions = (typeof BESIDE_MISSIONS)[number];

export const isBeside = (id: string): boolean => BESIDE_MISSIONS.some((each) => each === id);
