import { levelBenefits } from "../level/levels";

export type MissionStatus = "locked" | "active" | "completed";
/** Where a mission stands: before every path, on one, or beside them all, offered at the end of one. */
export type MissionKind = "start" | "path" | "bonus";
type BoxRule = { id: string; required: boolean };
/** A task that is ticked, with the items of its checklist. */
export type TaskRule = BoxRule & { items?: readonly BoxRule[] | undefined };
export type OrderedMission = { id: string; order: number };
/** A mission with its path; start missions have none. */
export type MissionOnPath = OrderedMission & { status: MissionStatus; careerPath?: string | null };
export type CompletionRefusal = "locked" | "already-completed" | "incomplete";

/** The start mission that is the personality test itself. */
export const QUIZ_MISSION_ID = "1";
export const UNLOCKS_ON_HOME_FROM_LEVEL = 2;

/** Share of required tasks done, in whole percent; a mission without required tasks stays at 0. */
export function missionProgress(tasks: readonly TaskRule[], completedIds: ReadonlySet<string>): number {
  const required = tasks.filter((task) => task.required);
  if (required.length === 0) return 0;
  const done = required.filter((task) => completedIds.has(task.id));
  return Math.round((done.length / required.length) * 100);
}

/** Whether a task was added after its mission was finished: finishing takes every required task. */
export const cameAfterFinishing = ({
  status,
  required,
  isTicked,
}: {
  status: MissionStatus;
  required: boolean;
  isTicked: boolean;
}): boolean => status === "completed" && required && !isTicked;

/** Initial state of a path's missions, in their order: the first active, the rest locked. */
export function initialStatuses<Mission extends OrderedMission>(
  missions: readonly Mission[],
): (Mission & { status: MissionStatus })[] {
  return byOrder(missions).map((mission, index) => {
    const status: MissionStatus = index === 0 ? "active" : "locked";
    return { ...mission, status };
  });
}

export function canComplete({
  status,
  progress,
}: {
  status: MissionStatus;
  progress: number;
}): { ok: true } | { ok: false; reason: CompletionRefusal } {
  if (status === "locked") return { ok: false, reason: "locked" };
  if (status === "completed") return { ok: false, reason: "already-completed" };
  if (progress < 100) return { ok: false, reason: "incomplete" };
  return { ok: true };
}

export function nextMission<Mission extends { order: number }>(
  missions: readonly Mission[],
  current: { order: number },
): Mission | null {
  return missions.find((mission) => mission.order === current.order + 1) ?? null;
}

/** Locked missions to open: from level 2, all with a paid plan, else per path as many as the level allows. */
export function missionsToUnlockOnHome({
  level,
  hasPaidPlan,
  missions,
}: {
  level: number;
  hasPaidPlan: boolean;
  missions: readonly MissionOnPath[];
}): string[] {
  if (level < UNLOCKS_ON_HOME_FROM_LEVEL) return [];
  const isWithinReach = (mission: MissionOnPath) => {
    const samePath = missions.filter((other) => onSamePath(other, mission));
    const before = samePath.filter((other) => other.order < mission.order);
    return before.length < levelBenefits({ level, totalMissions: samePath.length }).missionAccess;
  };
  return byOrder(missions)
    .filter((mission) => mission.status === "locked" && (hasPaidPlan || isWithinReach(mission)))
    .map((mission) => mission.id);
}

/** Missions reset to active at progress 0, whatever is stored: the quiz mission, until the quiz is done. */
export function validateStartMissions({
  quizCompleted,
  missions,
}: {
  quizCompleted: boolean;
  missions: readonly { id: string; status: MissionStatus; progress: number }[];
}): string[] {
  if (quizCompleted) return [];
  return missions
    .filter(({ id, status, progress }) => id === QUIZ_MISSION_ID && (status !== "active" || progress !== 0))
    .map(({ id }) => id);
}

/** The first mission by order that is not completed; it may still be locked. */
export function currentMission<Mission extends OrderedMission & { status: MissionStatus }>(
  missions: readonly Mission[],
): Mission | null {
  return byOrder(missions).find((mission) => mission.status !== "completed") ?? null;
}

function byOrder<Mission extends { order: number }>(missions: readonly Mission[]): Mission[] {
  return [...missions].sort((a, b) => a.order - b.order);
}

function onSamePath(a: MissionOnPath, b: MissionOnPath): boolean {
  return (a.careerPath ?? null) === (b.careerPath ?? null);
}

/** Id of the heading on the card that finishes a mission. */
const FINISH_PLACE = "abschliessen";

/**
 * URL fragment at which a learner continues a mission: the first open task, or the end when no required task is left. A
 * mission without a ticked task opens at the top, as its text comes before its tasks.
 */
export function openPlace({
  status,
  tasks,
  completedTasks,
}: {
  status: MissionStatus;
  tasks: readonly TaskRule[];
  completedTasks: readonly string[];
}): string {
  if (status !== "active" || completedTasks.length === 0) return "";
  const completed = new Set(completedTasks);
  if (canComplete({ status, progress: missionProgress(tasks, completed) }).ok) return `#${FINISH_PLACE}`;
  const open = tasks.find(({ id }) => !completed.has(id));
  return open ? `#${open.id}` : "";
}

/**
 * Tasks that were done when a mission is opened; null before anything of its tasks was ticked or written. From then on the
 * first open task stands above the text, and what is done below it.
 */
export function doneBefore(
  {
    status,
    tasks: kept,
  }: { status: MissionStatus; tasks: readonly { taskId: string; completed: boolean; answer: string }[] },
  { tasks }: { tasks: readonly TaskRule[] },
): string[] | null {
  const ofTasks = new Set(tasks.flatMap(({ id, items = [] }) => [id, ...items.map((item) => item.id)]));
  const begun = kept.filter(({ taskId, completed, answer }) => ofTasks.has(taskId) && (completed || answer !== ""));
  if (status !== "active" || begun.length === 0) return null;
  return begun.flatMap(({ taskId, completed }) => (completed && tasks.some(({ id }) => id === taskId) ? [taskId] : []));
}
