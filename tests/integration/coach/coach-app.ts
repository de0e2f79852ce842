import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import { provideModel } from "~/coach/model/vendor.server";
import type { Deadlines } from "~/coach/model/deadlines";
import { CHAT_EVENTS, type ChatEvent, type ChatEventName } from "~/domain/coach/chat";
import { MODEL_NAME, startModel, type FakeModel } from "../../fakes/model/start";
import { sql, startApp, startMember, type App, type DatabaseKind, type Visitor } from "../app/app";
import { personOf } from "../app/person";

export interface Coach {
  app: App;
  fake: FakeModel;
  database: DatabaseKind;
}

/** Runs suites on an app whose model is a fake server. */
export function describeCoach(database: DatabaseKind, suites: Record<string, (coach: () => Coach) => void>): void {
  describe(`the coach on ${database}`, () => {
    let coach: Coach;
    beforeAll(async () => {
      const fake = await startModel();
      coach = {
        app: await startApp(database, { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: fake.url }),
        fake,
        database,
      };
    });
    afterAll(async () => {
      await coach.app.close();
      await coach.fake.close();
    });
    beforeEach(() => {
      coach.fake.forget();
      configure(coach);
    });
    for (const [name, suite] of Object.entries(suites)) describe(name, () => suite(() => coach));
  });
}

/** Long deadlines, for a busy machine; tests of delays set shorter ones. */
const DEADLINES: Deadlines = { firstMs: 20_000, nextMs: 10_000, wholeMs: 60_000, turnMs: 15_000 };

/** Configures the model until the next test. */
export function configure(
  { fake }: Pick<Coach, "fake">,
  {
    deadlines = {},
    ceiling,
    without = false,
  }: { deadlines?: Partial<Deadlines>; ceiling?: number; without?: boolean } = {},
): void {
  const settings = { COACH_DAILY_TOKENS: ceiling, deadlines: { ...DEADLINES, ...deadlines } };
  if (without) return provideModel({ ...NONE, ...settings });
  provideModel({ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: fake.url, OPENAI_MODEL: MODEL_NAME, ...settings });
}
const NONE = { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined, OPENAI_MODEL: undefined };

export interface Learner {
  member: Visitor;
  email: string;
  userId: string;
}

let people = 0;
/** A learner on a path, within the trial unless `plan` is set. */
export async function startLearner({ app, database }: Coach, plan: string | null = null): Promise<Learner> {
  const email = `learner-${++people}-${database}@example.org`;
  const member = await startMember(app, email);
  const { userId } = await personOf(app, email);
  if (plan) {
    await app.query(sql`insert into entitlements (user_id, kind, source) values (${userId}, ${plan}, 'demo')`);
  }
  return { member, email, userId };
}

export const endTrial = ({ app }: Coach, { userId }: Learner) =>
  app.query(sql`update user_progress set trial_start_date = now() - interval '40 days' where user_id = ${userId}`);

type Body = Record<string, unknown> | string;

/** Asks the way our scripts do; a text body is sent unchanged. */
export function ask(
  { member }: Pick<Learner, "member">,
  body: Body,
  { signal, headers = {} }: { signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<Response> {
  const own = {
    ...member.formHeaders({ "Content-Type": "application/json" }),
    Accept: "text/event-stream",
    ...headers,
  };
  return member.send(
    new Request(`${member.origin}/api/ai-coach-chat`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: own,
      ...(signal ? { signal } : {}),
    }),
  );
}

const isName = (name: string): name is ChatEventName => name in CHAT_EVENTS;

/** The events of a stream, as they arrive. */
export async function* eventsOf(response: Response): AsyncGenerator<ChatEvent, void> {
  if (!response.body) throw new Error(`There is no stream: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += read.value;
    for (let end = text.indexOf("\n\n"); end !== -1; end = text.indexOf("\n\n")) {
      yield readEvent(text.slice(0, end));
      text = text.slice(end + 2);
    }
  }
}

function readEvent(lines: string): ChatEvent {
  const [, event = "", data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(lines) ?? [];
  if (!isName(event)) throw new Error(`This is no event of a chat: ${lines}`);
  const parsed: unknown = JSON.parse(data);
  switch (event) {
    case "start":
      return { event, data: CHAT_EVENTS.start.parse(parsed) };
    case "text":
      return { event, data: CHAT_EVENTS.text.parse(parsed) };
    case "anew":
      return { event, data: CHAT_EVENTS.anew.parse(parsed) };
    case "block":
      return { event, data: CHAT_EVENTS.block.parse(parsed) };
    case "end":
      return { event, data: CHAT_EVENTS.end.parse(parsed) };
  }
}

/** Asks a question and waits for the end of the answer. */
export async function askFor(learner: Pick<Learner, "member">, body: Body) {
  const response = await ask(learner, body);
  if (response.status !== 200) throw new Error(`Refused with ${response.status}: ${await response.text()}`);
  const events: ChatEvent[] = [];
  for await (const event of eventsOf(response)) events.push(event);
  const [start] = events;
  const end = events.at(-1);
  if (start?.event !== "start" || end?.event !== "end") throw new Error("A stream has a start and an end.");
  return { events, start: start.data, ...end.data };
}

export const usedBy = async ({ app }: Coach, { userId }: Learner): Promise<number> =>
  Number(
    (await app.query(sql`select coalesce(sum(used), 0) as used from coach_usage where user_id = ${userId}`))[0]?.used,
  );

/** Stored turns of a learner, oldest first. */
export const turnsOf = ({ app }: Coach, { userId }: Learner) =>
  app.query(sql`select question, answer, state, origin, counted_on, position from coach_turns
    where user_id = ${userId} order by asked_at, position`);
