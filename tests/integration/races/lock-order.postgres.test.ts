import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mondayOf } from "../../../app/domain/action-plan/calendar-days";
import { berlinDay } from "../../../app/domain/time/german-dates";
import { startApp, startMember, type App, type Visitor } from "../app/app";
import { PLAN, planFields } from "../coach-plan/planner";
import { RHYTHM, rhythmFields } from "../rhythm/rhythm-form";
import { SITUATION, situationFields } from "../situation/situation-form";
import { SELF_CHECK, selfCheckFields } from "../self-check/self-check-form";
import { TEMPLATE, templateFields } from "../blanks/template-form";
import { CALCULATOR, calculatorFields } from "../calculators/calculator-form";
import { COMPANION, companionFields } from "../companions/scene";
import { contactFields, contactId, CONTACTS } from "../contacts/contact-fields";
import { decisionFields, EXPERIMENTS, thresholdFields, TYPED } from "../experiments/experiment-forms";
import { START_PLAN, stepFields } from "../start-steps/step-form";
import { copyOf } from "../auth/sessions";
import { groupsOfAllPairs } from "./groups";
import { keepImage, restoreImage } from "./image";
import { ADDRESS, DELETION, logInElsewhere, personOf, SETTINGS } from "../app/person";

const ROUNDS = 4;
/** Of a change that meets one other alone. */
const TABS = 3;
/**
 * Five changes from two tabs each: any two of all meet with a sixth of the requests that pairs take, and whoever holds a
 * lock in the wrong order holds it longer, as more wait.
 */
const TOGETHER = 5;
const TABS_TOGETHER = 2;
const MISSION = "/mission/content-creator-in-1";
const EMAIL = "pairs@example.org";

let app: App;
let outside: ReturnType<typeof postgres>;
beforeAll(async () => {
  app = await startApp("postgres", { DEMO_CHECKOUT: "1" });
  outside = postgres(app.databaseUrl, { max: 2 });
});
afterAll(() => outside.end());

interface Scene {
  member: Visitor;
  userId: string;
  snapshotId: string;
  /** A conversation with an answer that failed long ago. */
  conversationId: string;
}
const NOTHING = { userId: "", snapshotId: "", conversationId: "" };
type Act = (scene: Scene) => Promise<Response>;

const sync =
  (...changes: Record<string, unknown>[]): Act =>
  ({ member, userId }) =>
    member.post(
      "/api/sync",
      JSON.stringify({ owner: userId, changes: changes.map((change) => ({ agoMs: 0, ...change })) }),
      { "Content-Type": "application/json" },
    );
const form =
  (path: string, fields: Record<string, string>): Act =>
  ({ member }) =>
    member.post(path, fields);
const tick = (mission: string, task: string) => ({ kind: "tick", mission, task, completed: true });

/** Every change of a person that may run at the same time as another one, from a second tab or device. */
const ACTS: Record<string, Act> = {
  tick: form(MISSION, { intent: "task", task: "cc1-1", completed: "on", answer: "Nähen" }),
  sync: sync(
    tick("content-creator-1", "cc1-2"),
    tick("content-creator-1", "cc1-1"),
    { kind: "answer", mission: "content-creator-1", task: "cc1-1", answer: "Stricken" },
    { kind: "note", mission: "content-creator-1", note: "Nur für mich" },
    { kind: "answer", mission: "content-creator-1", task: "abend.wenn", answer: "Wenn Ruhe ist, dann schreibe ich" },
  ),
  note: form(MISSION, { intent: "note", note: "Meine Notiz" }),
  evening: form(MISSION, { intent: "evening", "abend.wenn": "Wenn Ruhe ist, dann rufe ich an", "abend.sonst": "" }),
  finish: form(MISSION, { intent: "finish" }),
  "reset quiz": form("/neustart/quiz", {}),
  "choose path": form("/career-path-selection", { path: "va-allround" }),
  "choose another": form("/career-path-selection", { path: "content-creator-in" }),
  undo: ({ member, snapshotId }) => member.post("/rueckgaengig", { id: snapshotId }),
  "quiz answer": form("/quiz", { intent: "save", answers: '{"q4":3,"q5":2}' }),
  "quiz answers": form("/quiz", { intent: "save", answers: '{"q5":4,"q4":1}' }),
  "quiz finish": form("/quiz", { intent: "finish" }),
  paper: form("/pfad/nachtragen", { task: "content-creator-1/cc1-2", day: berlinDay(new Date()) }),
  "start mission": form("/quests", { intent: "start-mission" }),
  name: form(SETTINGS, { intent: "name", name: "Bea" }),
  "last active": form("/api/last-active", {}),
  phone: form("/api/push-token", { token: `phone:${"x".repeat(40)}`, platform: "android" }),
  // Sent from another tab, as this one goes on with the cookie.
  logout: ({ member }) => copyOf(app, member).post("/logout", {}),
  order: form("/kasse", { plan: "pro" }),
  "order for life": form("/kasse", { plan: "lifetime_pro" }),
  plan: form(PLAN, planFields()),
  "plan again": form(PLAN, { intent: "again" }),
  rhythm: form(RHYTHM, rhythmFields()),
  calendar: form(RHYTHM, { intent: "connect" }),
  "delete rhythm": form(RHYTHM, { intent: "delete" }),
  template: form(TEMPLATE, templateFields()),
  calculation: form(CALCULATOR, calculatorFields()),
  "forget calculation": form(CALCULATOR, { intent: "forget" }),
  "question to oneself": form(SELF_CHECK, selfCheckFields()),
  "no more questions": form(SELF_CHECK, { intent: "off" }),
  contact: form(CONTACTS, contactFields()),
  "move contact": form(CONTACTS, contactFields({ intent: "change", state: "approached" })),
  "delete contact": form(CONTACTS, { intent: "delete", id: contactId(1) }),
  companion: form(COMPANION, companionFields()),
  "renew invitation": form(COMPANION, { intent: "renew" }),
  "end companion": form(COMPANION, { intent: "end" }),
  threshold: form(EXPERIMENTS, thresholdFields()),
  "decide on experiment": form(EXPERIMENTS, decisionFields()),
  "delete experiment": form(EXPERIMENTS, { intent: "delete", id: TYPED }),
  "start step": form(START_PLAN, stepFields()),
  "start day": form(START_PLAN, { intent: "start", startsOn: "2027-03-01" }),
  "registering step": form(START_PLAN, { ...stepFields(), step: "gewerbe-anzeigen", state: "done" }),
  rung: form("/level", { intent: "say", kind: "paid", on: "" }),
  "unsay rung": form("/level", { intent: "unsay", kind: "paid" }),
  situation: form(SITUATION, situationFields()),
  "delete situation": form(SITUATION, { intent: "delete" }),
  "delete plan": form(PLAN, { intent: "delete" }),
  ask: ({ member, conversationId }) =>
    member.post("/coach", { intent: "ask", message: "Womit fange ich an?", mode: "chat", conversationId }),
  "delete conversation": ({ member, conversationId }) =>
    member.post("/coach/gespraeche", { intent: "delete", conversationId }),
  "delete conversations": form("/coach/gespraeche", { intent: "deleteAll" }),
  "plan's sentence": form(PLAN, { intent: "sentence", monday: mondayOf(berlinDay(new Date())), sentence: "In Ruhe" }),
  "end plan": form("/abo", { plan: "pro" }),
};

/** Runs all at once, each from several tabs; returns statuses of server errors. */
async function collide(scene: Scene, acts: readonly Act[], tabs = TABS): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: tabs }, () => acts.map((act) => act(scene))).flat());
  return answers.map(({ status }) => status).filter((status) => status >= 500);
}

async function startScene(email: string): Promise<Scene> {
  const member = await startMember(app, email);
  await ACTS.tick?.({ ...NOTHING, member });
  // Switches back and forth, so that there is something to undo.
  for (const path of ["va-allround", "content-creator-in"]) await member.post("/career-path-selection", { path });
  const { userId } = await personOf(app, email);
  const scene = { ...NOTHING, member, userId };
  await ACTS.sync?.(scene);
  // With a phone, ending a session also deletes its token and changes the person.
  await ACTS.phone?.(scene);
  await member.post("/coach", { intent: "ask", message: "Womit fange ich an?", mode: "chat" });
  // State left by a killed process: the next question marks it as failed.
  const [turn] = await outside`update coach_turns set state = 'writing', written_at = now() - interval '2 minutes'
    where user_id = ${userId} returning conversation_id`;
  const [snapshot] = await outside`select id from snapshots where user_id = ${userId}`;
  return { ...scene, snapshotId: String(snapshot?.id), conversationId: String(turn?.conversation_id) };
}

test("any changes of one person at once wait for each other, and never in a circle", async () => {
  const scene = await startScene(EMAIL);
  await keepImage(outside, scene.userId);
  const failed: Record<string, number[]> = {};
  for (const group of groupsOfAllPairs(Object.keys(ACTS), TOGETHER)) {
    const acts = group.map((name) => ACTS[name]).filter((act) => act !== undefined);
    for (let round = 0; round < ROUNDS; round++) {
      // Every other round the test is open, so that its answers count; in half of them the tariff includes plans.
      const { userId } = scene;
      await restoreImage(outside, { userId, quizCompleted: round % 2 === 0, hasAll: round >= ROUNDS / 2 });
      const errors = await collide(scene, acts, TABS_TOGETHER);
      if (errors.length > 0) failed[group.join(" × ")] = [...(failed[group.join(" × ")] ?? []), ...errors];
    }
  }
  expect(failed).toEqual({});
}, 240_000);

test("a change of address and a deletion meet any other change as peacefully", async () => {
  const failed: Record<string, number[]> = {};
  for (const [index, [name, act]] of Object.entries(ACTS).entries()) {
    const email = `meets-${index}@example.org`;
    const scene = await startScene(email);
    const next = `moved-${index}@example.org`;
    await scene.member.post(ADDRESS, { intent: "send", email: next });
    const code = await app.readCode(next);
    const elsewhere = await logInElsewhere(app, email);
    const meeting = { ...scene, member: elsewhere };
    await ACTS.phone?.(meeting);
    const confirm = () => scene.member.post(ADDRESS, { intent: "confirm", code });
    failed[`address × ${name}`] = await collide(meeting, [confirm, act]);
    const deleting = await logInElsewhere(app, next);
    const after = { ...scene, member: await logInElsewhere(app, next) };
    await ACTS.phone?.(after);
    const remove = () => deleting.post(DELETION, { confirmation: "LÖSCHEN" });
    failed[`deletion × ${name}`] = await collide(after, [remove, act]);
    expect(await outside`select 1 from profiles where user_id = ${scene.userId}`).toHaveLength(0);
  }
  expect(Object.entries(failed).filter(([, errors]) => errors.length > 0)).toEqual([]);
}, 120_000);

test("a conversation is deleted in the order of locks: first the person, then what is about them", async () => {
  const scene = await startScene("ordered@example.org");
  const { userId, conversationId, member } = scene;
  const deleted: Promise<Response>[] = [];
  await outside.begin(async (asking) => {
    // Takes the locks of a question: the person, a failed turn, and then the conversation.
    await asking`select 1 from user_progress where user_id = ${userId} for update`;
    await asking`update coach_turns set state = 'broken' where conversation_id = ${conversationId}`;
    for (const act of ["delete conversation", "delete conversations"])
      deleted.push(ACTS[act]?.(scene) ?? member.get("/"));
    await expect
      .poll(async () => (await outside`select 1 from pg_locks where not granted`).length)
      .toBe(deleted.length);
    await asking`update coach_conversations set updated_at = now() where id = ${conversationId}`;
  });
  expect((await Promise.all(deleted)).map(({ status }) => status)).toEqual([302, 302]);
  expect(await outside`select 1 from coach_turns where user_id = ${userId}`).toHaveLength(0);
});

test("a session is ended in the order of locks: first the person, then the session with its phone", async () => {
  const { userId, member } = await startScene("leaves@example.org");
  const logout = await outside.begin(async (asking) => {
    await asking`select 1 from user_progress where user_id = ${userId} for update`;
    const answer = copyOf(app, member).post("/logout", {});
    await expect.poll(async () => (await outside`select 1 from pg_locks where not granted`).length).toBe(1);
    // Takes the locks of renaming the phone, or of changing the address.
    await asking`select 1 from sessions where user_id = ${userId} for update`;
    return { answer };
  });
  expect((await logout.answer).headers.get("Location")).toBe("/auth");
  expect(await outside`select 1 from sessions where user_id = ${userId}`).toHaveLength(0);
  expect(await outside`select push_token from user_progress where user_id = ${userId}`).toEqual([{ push_token: null }]);
});

test("the database has seen no deadlock", async () => {
  // Backends report their counts when they end, at the latest.
  await app.close();
  const deadlocks = async () => {
    const [row] = await outside`select deadlocks::int, (select count(*)::int from pg_stat_activity
      where application_name = 'web' and datname = current_database()) as backends
      from pg_stat_database where datname = current_database()`;
    return row;
  };
  await expect.poll(async () => (await deadlocks())?.backends).toBe(0);
  expect((await deadlocks())?.deadlocks).toBe(0);
});
