import { json } from "@remix-run/node";
import * as z from "zod";
import { requireAccess, type Member } from "~/auth/session.server";
import { workTasks } from "~/content/blanks/read-blanks";
import { syncContacts } from "~/contacts/sync-contacts.server";
import { syncExperiments } from "~/experiments/sync-experiments.server";
import type { Mission } from "~/content/library";
import { library } from "~/content/library.server";
import type { TaskChange } from "~/db/missions/mission-work.server";
import { syncMission } from "~/db/missions/sync.server";
import { MINUTE_SECONDS } from "~/domain/time/durations";
import { QUIZ_MISSION_ID } from "~/domain/missions/missions";
import { serverWork } from "~/domain/mission-work/server-work";
import { withItems } from "~/domain/missions/task-items";
import {
  CONTACTS_WORK,
  EXPERIMENTS_WORK,
  isBeside,
  SITUATION_WORK,
  STEPS_WORK,
} from "~/domain/mission-work/beside-missions";
import { templateOfWork } from "~/domain/blanks/blank-work";
import { ANSWER_MAX, MAX_AGO_MS, MAX_CHANGES, NOTE_MAX, type SyncAnswer } from "~/domain/mission-work/sync";
import { multiline } from "~/http/fields";
import { refusal } from "~/http/refusal.server";
import { mutation } from "~/request/mutation.server";
import { syncTemplate } from "~/progress/own-template.server";
import { syncSituation } from "~/situation/sync-situation.server";
import { syncSteps } from "~/start-steps/sync-steps.server";

const id = z.string().max(80);
const agoMs = z.number().int().min(0).max(MAX_AGO_MS);

const schema = z.strictObject({
  /** The member whose work this is: a tab left open must not write into the account of the next person. */
  owner: z.uuid(),
  changes: z
    .array(
      z.discriminatedUnion("kind", [
        z.strictObject({ kind: z.literal("tick"), mission: id, task: id, completed: z.boolean(), agoMs }),
        z.strictObject({ kind: z.literal("answer"), mission: id, task: id, answer: multiline(ANSWER_MAX), agoMs }),
        z.strictObject({ kind: z.literal("note"), mission: id, note: multiline(NOTE_MAX), agoMs }),
      ]),
    )
    .min(1)
    .max(MAX_CHANGES),
});
type Change = z.output<typeof schema>["changes"][number];

const limit = { name: "sync", max: 120, windowSeconds: MINUTE_SECONDS };

/** Takes the changes of a device, also those made offline, and returns the merged state. */
export const action = mutation({ who: "member", schema, body: "json", limit }, async ({ input, ...call }) => {
  const { member, now } = call;
  const { userId, selectedCareerPath } = member;
  if (input.owner !== userId) throw refusal(409);
  const byMission = groupByMission(input.changes.filter(({ mission }) => !isBeside(mission)));
  // Work beside missions needs no plan; devices send it apart.
  if (byMission.size > 0) await requireAccess(call.request);
  const missions: SyncAnswer["missions"] = [];
  const beside = Map.groupBy(input.changes, ({ mission }) => mission);
  for (const [id, told] of [...beside].sort(([one], [other]) => rankOf(one) - rankOf(other))) {
    if (isBeside(id)) missions.push({ id, work: await tellBeside(id, member, told, now) });
  }
  for (const [mission, changes] of byMission) {
    // A mission of a path the member has left is no error: the device forgets it.
    const isOwn = library().isMissionOf(mission, selectedCareerPath);
    missions.push({ id: mission.id, work: isOwn ? await sync(userId, mission, changes, now) : null });
  }
  return json({ missions } satisfies SyncAnswer, { headers: { "Cache-Control": "private, no-store" } });
});

const SYNCED: ReadonlyMap<string, typeof syncContacts> = new Map([
  [SITUATION_WORK, syncSituation],
  [STEPS_WORK, syncSteps],
  [CONTACTS_WORK, syncContacts],
  [EXPERIMENTS_WORK, syncExperiments],
]);

/** In the order of `SYNCED`: experiments count contacts, which so are told before them. */
const rankOf = (id: string): number => [...SYNCED.keys()].indexOf(id);

/** Throws a 400 for what cannot be told. */
async function tellBeside(id: string, member: Member, changes: readonly Change[], now: Date) {
  const { userId } = member;
  const told = changes.map((change) => {
    if (change.kind !== "answer") throw refusal(400);
    return { ...change, at: actedAt(change, now) };
  });
  const slug = templateOfWork(id);
  const work =
    slug === null
      ? await SYNCED.get(id)?.({ userId, mayWrite: member.access.basicAccess }, told)
      : await syncTemplate({ userId, slug }, told);
  if (!work) throw refusal(400);
  return work;
}

/** Throws a 400 for a mission or task that the catalogue does not know, before anything is saved. */
function groupByMission(changes: readonly Change[]): Map<Mission, Change[]> {
  const groups = new Map<Mission, Change[]>();
  for (const change of changes) {
    const mission = library().getMission(change.mission);
    if (!mission || mission.id === QUIZ_MISSION_ID || !isIn(mission, change)) throw refusal(400);
    groups.set(mission, [...(groups.get(mission) ?? []), change]);
  }
  return groups;
}

/** Items of a checklist are ticked alone, and blanks of a template filled in. */
function isIn(mission: Mission, change: Change): boolean {
  if (change.kind === "note") return true;
  return (change.kind === "tick" ? withItems(mission.tasks) : workTasks(mission)).some(({ id }) => id === change.task);
}

/** Saves the changes and returns the merged state; null when the person has no such mission. */
async function sync(userId: string, mission: Mission, changes: readonly Change[], now: Date) {
  const tasks: TaskChange[] = [];
  const notes: { note: string; notedAt: Date }[] = [];
  for (const change of changes) {
    const at = actedAt(change, now);
    if (change.kind === "tick") tasks.push({ taskId: change.task, completed: change.completed, actedAt: at });
    if (change.kind === "answer") tasks.push({ taskId: change.task, answer: change.answer, actedAt: at });
    if (change.kind === "note") notes.push({ note: change.note, notedAt: at });
  }
  const standing = await syncMission({ userId, missionId: mission.id, notes, tasks, rules: mission.tasks });
  // Taken after the commit: a page that was read in the meantime must count as older.
  return standing && serverWork({ tasks: workTasks(mission), standing, asOf: Date.now() });
}

/** The device sends how long ago an action was; the server's clock gives the time. */
const actedAt = ({ agoMs }: Change, now: Date): Date => new Date(now.getTime() - agoMs);
