import { beginPath, taskKey, totalXp, type Account, type Progress } from "./account";
import { TEST_MISSION, type Catalogue, type Mission } from "./catalogue";

const LEVEL_XP = 100;
const MISSIONS_PER_LEVEL = 2;
const BONUS_PERCENT = 10;
const KEPT_RESETS = 5;
const UNDO_MS = 30 * 86_400_000;

const levelOf = (progress: Progress): number => Math.floor(totalXp(progress) / LEVEL_XP) + 1;

/** What an act may need to know beside the account. */
export interface Facts {
  catalogue: Catalogue;
  now: number;
  /** Whether a plan is paid for. */
  isPaid: boolean;
}

/** The missions somebody may work on: those beside the paths, and those of the path they are on. */
export const missionsOf = (
  { path }: Progress,
  { startMissions, bonusMissions, paths }: Catalogue,
): readonly Mission[] => [...startMissions, ...(paths.get(path ?? "") ?? []), ...bonusMissions];

export const isOpen = ({ missions }: Progress, { id }: Mission): boolean => missions[id]?.status === "active";

/** Whether all that a mission requires is ticked. */
export const isDone = ({ ticks }: Progress, { id, tasks }: Mission): boolean =>
  tasks.every((task) => !task.required || ticks[taskKey(id, task.id)]?.value === true);

/** The later act counts, whichever arrives first. */
export function keepLater<Value>(
  acts: Record<string, { value: Value; at: number }>,
  key: string,
  value: Value,
  at: number,
): void {
  const before = acts[key];
  if (!before || before.at <= at) acts[key] = { value, at };
}

export interface Change {
  mission: string;
  /** Null: the note of the mission. */
  task: string | null;
  value: boolean | string;
  at: number;
}

/**
 * Takes what was done to a mission, at once or long ago. `points`: of the task that is ticked by its own box; they were seen
 * with it, so an act on one that was done before the ticks went comes too late, too.
 */
export function take(
  account: Account,
  { mission, task, value, at }: Change,
  points: readonly { id: string }[] = [],
): void {
  const { progress, notes } = account;
  const state = progress.missions[mission];
  if (!state) return;
  if (task === null) {
    if (state.status !== "locked") keepLater(notes, mission, String(value), at);
    return;
  }
  const key = taskKey(mission, task);
  if (typeof value === "boolean") {
    if (state.status !== "active") return;
    keepLater(progress.ticks, key, value, at);
    if (value) for (const { id } of points) progress.ticks[taskKey(mission, id)] ??= { value: false, at: 0 };
  } else if (state.status !== "locked") {
    keepLater(progress.written, key, value, at);
  }
}

/** What a page shows of a mission. */
export function workIn({ progress, notes, start }: Account, { id, tasks }: Mission) {
  const boxes = tasks.flatMap((task) => [task, ...(task.items ?? [])]);
  const keys = boxes.map((box) => [box.id, taskKey(id, box.id)] as const);
  const answers = keys.map(([task, key]) => [task, progress.written[key]?.value ?? ""] as const);
  const evening = start.evenings[id];
  const texts = [
    ...answers,
    ["abend.wenn", evening?.["ifThen"]?.value ?? ""] as const,
    ["abend.sonst", evening?.["otherwise"]?.value ?? ""] as const,
  ];
  return {
    ticked: keys.flatMap(([task, key]) => (progress.ticks[key]?.value ? [task] : [])),
    answers: Object.fromEntries(texts.filter(([, text]) => text !== "")),
    note: notes[id]?.value ?? "",
  };
}

function earn({ xp }: Progress, entries: Record<string, number>): void {
  for (const [key, amount] of Object.entries(entries)) if (amount > 0) xp[key] ??= amount;
}

/** From level 2 on missions stand open up to the level, or all with a plan. */
export function openWithinReach(progress: Progress, { catalogue, isPaid }: Facts): void {
  const missions = catalogue.paths.get(progress.path ?? "") ?? [];
  const level = levelOf(progress);
  if (level < 2) return;
  const reach = isPaid ? missions.length : level * MISSIONS_PER_LEVEL;
  for (const { id } of missions.slice(0, reach)) {
    const state = progress.missions[id];
    if (state?.status === "locked") state.status = "active";
  }
}

/** The mission that the quest names: the first of the path that is not finished. */
export const currentMission = ({ missions, result, path }: Progress, { paths }: Catalogue): Mission | null =>
  (result && paths.get(path ?? "")?.find(({ id }) => missions[id]?.status !== "completed")) || null;

/** Opens a bonus mission, at the end of a path alone. */
export function openBonus({ missions, path }: Progress, { id }: Mission, { paths }: Catalogue): void {
  const onPath = paths.get(path ?? "") ?? [];
  if (onPath.length === 0 || !onPath.every((each) => missions[each.id]?.status === "completed")) return;
  missions[id] ??= { path: null, status: "active" };
}

export function openMission({ missions }: Progress, { id }: Mission): void {
  const state = missions[id];
  if (state?.status === "locked") state.status = "active";
}

function complete(progress: Progress, mission: Mission, siblings: readonly Mission[]): void {
  const state = progress.missions[mission.id];
  if (state) state.status = "completed";
  const next = progress.missions[siblings[mission.order]?.id ?? ""];
  if (next?.status === "locked") next.status = "active";
}

const siblingsOf = (mission: Mission, { startMissions, bonusMissions, paths }: Catalogue): readonly Mission[] =>
  paths.get(mission.path ?? "") ?? (bonusMissions.includes(mission) ? bonusMissions : startMissions);

export function finishMission(account: Account, mission: Mission, facts: Facts): void {
  const { progress } = account;
  const { catalogue } = facts;
  const percent = mission.path === null ? 0 : levelOf(progress) * BONUS_PERCENT;
  const bonus = Math.round((mission.xpReward * percent) / 100);
  complete(progress, mission, siblingsOf(mission, catalogue));
  earn(progress, { [`mission ${mission.id}`]: mission.xpReward, [`mission-bonus ${mission.id}`]: bonus });
  openWithinReach(progress, facts);
}

export function finishTest(account: Account, facts: Facts): void {
  const { progress } = account;
  const [test] = facts.catalogue.startMissions;
  if (progress.result || !test) return;
  Object.assign(progress, { result: progress.answers, answers: {} });
  complete(progress, test, facts.catalogue.startMissions);
  earn(progress, { "quiz quiz": 50, [`mission ${TEST_MISSION}`]: 50 });
  openWithinReach(progress, facts);
}

function keep(account: Account, kind: "repeat-quiz" | "switch-path", now: number): void {
  account.kept.push({ kind, at: now, progress: structuredClone(account.progress) });
  account.kept.splice(0, account.kept.length - KEPT_RESETS);
}

/** Ticks go, what is written stays. A device that was away cannot tick again what it ticked before. */
function untick({ ticks, written }: Progress, missions: readonly string[], now: number): void {
  for (const key of Object.keys({ ...ticks, ...written })) {
    if (missions.some((id) => key.startsWith(`${id}/`))) ticks[key] = { value: false, at: now };
  }
}

function leavePath(progress: Progress, now: number): void {
  const left = Object.entries(progress.missions).flatMap(([id, { path }]) => (path === null ? [] : [id]));
  untick(progress, left, now);
  for (const id of left) delete progress.missions[id];
}

/** Whether anything of the path would be lost. */
const hasBegunPath = ({ missions, ticks }: Progress): boolean =>
  Object.entries(missions).some(
    ([id, { path, status }]) =>
      path !== null &&
      (status === "completed" || Object.entries(ticks).some(([key, { value }]) => value && key.startsWith(`${id}/`))),
  );

export function choosePath(account: Account, path: string, facts: Facts): void {
  const { progress } = account;
  if (progress.path === path) return;
  if (hasBegunPath(progress)) keep(account, "switch-path", facts.now);
  leavePath(progress, facts.now);
  beginPath(progress, facts.catalogue.paths.get(path) ?? []);
  progress.path = path;
  openWithinReach(progress, facts);
}

export function repeatTest(account: Account, facts: Facts): void {
  const { progress } = account;
  if (!progress.result) return;
  keep(account, "repeat-quiz", facts.now);
  leavePath(progress, facts.now);
  // What stands on no path goes with the test.
  const left = Object.keys(progress.missions);
  untick(progress, left, facts.now);
  progress.missions = {};
  beginPath(progress, facts.catalogue.startMissions);
  Object.assign(progress, { answers: {}, result: null, path: null, xp: {} });
}

/** The newest reset that can still be undone. */
export const undoable = ({ kept }: Account, now: number) => {
  const newest = kept.at(-1);
  return newest && now < newest.at + UNDO_MS ? newest : null;
};

export function undo(account: Account, facts: Facts): void {
  const newest = undoable(account, facts.now);
  if (!newest) return;
  account.kept.pop();
  account.progress = newest.progress;
  openWithinReach(account.progress, facts);
}
