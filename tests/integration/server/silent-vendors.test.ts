import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startModel, type FakeModel } from "../../fakes/model/start";
import { startSmtp } from "../../fakes/smtp";
import { startStripe, TEST_WEBHOOK_SECRET, type FakeStripe } from "../../fakes/stripe/start";
import { codeIn } from "../../fixtures/mailed-code";
import { stock } from "../../fixtures/stripe-stock";
import { Visitor } from "../app/visitor";
import { sdk } from "../payments/shop";
import { createDatabase } from "../process/empty-database";
import { sendTo } from "../process/process";
import { holdIdle } from "./idle-sockets";
import { percentile } from "./load";
import { getRaw } from "./raw";
import { serve, type Server } from "./serve";

/** More than the slots for changes. */
const CROWD = 14;
const SOCKETS = 200;
const ROUNDS = 8;
const METRICS_TOKEN = "a-token-of-the-operator";
const SECOND = 1_000;

let fakes: { stripe: FakeStripe; smtp: Awaited<ReturnType<typeof startSmtp>>; model: FakeModel };
let server: Server;
let members: Visitor[];
let newcomers: Visitor[];
let others: Visitor[];
let idle: ReturnType<typeof holdIdle> | undefined;

beforeAll(async () => {
  const [stripe, smtp, model] = await Promise.all([startStripe({ startAt: new Date() }), startSmtp(), startModel()]);
  fakes = { stripe, smtp, model };
  await stock(sdk(stripe));
  server = await serve({
    DATABASE_URL: await createDatabase(),
    SESSION_SECRET: "ab".repeat(32),
    JOBS: "0",
    MAX_IN_PROGRESS: "20",
    TRUST_PROXY: "1",
    METRICS_TOKEN,
    STRIPE_SECRET_KEY: stripe.key,
    STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: "hallo@start.example",
    OPENAI_API_KEY: "sk-test",
    OPENAI_BASE_URL: model.url,
  });
  members = [];
  newcomers = Array.from({ length: CROWD }, visitor);
  // Sequential, as the first mail loads the mailer for all.
  for (let index = 0; index < CROWD; index++) members.push(await startMember(emailOf("member", index)));
  others = [await startMember(emailOf("other", 0)), await startMember(emailOf("other", 1))];
});
afterEach(async () => {
  idle?.close();
  fakes.stripe.clearFaults();
  await fakes.smtp.behave("ok");
  fakes.model.forget();
});
afterAll(async () => {
  await server.stop();
  await Promise.all(Object.values(fakes).map((fake) => fake.close()));
});

const emailOf = (who: string, index: number) => `${who}-${index}@example.org`;

/** A visitor behind the proxy, with an address of their own. */
const visitor = () =>
  new Visitor(
    (request, client) => {
      request.headers.set("X-Forwarded-For", client);
      return sendTo(`http://127.0.0.1:${server.port}`, request);
    },
    undefined,
    server.origin,
  );

const codeFor = (email: string): string =>
  codeIn(fakes.smtp.mails.findLast(({ to }) => to.includes(email))?.message ?? "");

async function startMember(email: string): Promise<Visitor> {
  const member = visitor();
  await member.post("/onboarding", { name: "Anna", email });
  await member.post("/email-verification", { intent: "confirm", code: codeFor(email) });
  await member.post("/quiz", { intent: "finish" });
  await member.post("/career-path-selection", { path: "content-creator-in" });
  return member;
}

let logins = 0;
/** Actions of other members meanwhile. */
const LIFE: Record<string, () => Promise<Response>> = {
  "a page": () => of(others, 0).get("/home"),
  "a change": () => of(others, 1).post("/profile/einstellungen", { intent: "name", name: "Berta" }),
  "a page without a login": () => visitor().get("/onboarding"),
  "a refused order": () => visitor().post("/kasse", { plan: "pro" }),
  "news of Stripe": () =>
    visitor().post("/api/stripe-webhook", "{}", { "Content-Type": "application/json", "Stripe-Signature": "t=1,v1=0" }),
};
const LOGIN = { "a login": logIn };

async function logIn(): Promise<Response> {
  const email = emailOf("member", ++logins % CROWD);
  const elsewhere = visitor();
  await elsewhere.post("/auth", { intent: "send", email });
  return elsewhere.post("/auth", { intent: "confirm", code: codeFor(email) });
}

interface Lived {
  statuses: Record<string, number[]>;
  median: number;
  slowest: number;
}

/** Performs all actions repeatedly, one after the other. */
async function live(acts: Record<string, () => Promise<Response>>): Promise<Lived> {
  const statuses: Record<string, number[]> = {};
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, act] of Object.entries(acts)) {
      const began = performance.now();
      const { status } = await act();
      times.push(performance.now() - began);
      (statuses[name] ??= []).push(status);
    }
  }
  return { statuses, median: percentile(times, 50), slowest: Math.max(...times) };
}

async function inProgress(): Promise<number> {
  const { body } = await getRaw(server.port, "/metrics", `Authorization: Bearer ${METRICS_TOKEN}\r\n`);
  return Number(/^startklar_requests_in_progress (\d+)$/m.exec(body)?.[1] ?? Number.NaN);
}

async function timed(asked: Promise<Response>) {
  const began = performance.now();
  const answer = await asked;
  return { answer, milliseconds: performance.now() - began };
}

interface Silence {
  vendor: "payments" | "mail" | "model";
  fallSilent: () => void | Promise<void>;
  ask: (index: number) => Promise<Response>;
  /** Number of requests the vendor has not answered. */
  waiting: () => number;
  deadlineMs: number;
  /** Returns the text in which the response reports the failure. */
  told: (answer: Response, index: number) => Promise<string>;
  error: string;
  /** Actions of other members that do not need the silent vendor. */
  life: Record<string, () => Promise<Response>>;
}

function of(people: Visitor[], index: number): Visitor {
  const person = people[index];
  if (!person) throw new Error(`There are not ${index} of them.`);
  return person;
}
const textOf = async (person: Visitor, path: string) => (await person.get(path)).text();

const SILENCES: Silence[] = [
  {
    vendor: "payments",
    fallSilent: () => fakes.stripe.fault("*", { kind: "hang", times: 10_000 }),
    ask: (index) => of(members, index).post("/kasse?plan=pro", { plan: "pro", startsAtOnce: "on" }),
    waiting: () => fakes.stripe.calls("GET /v1/prices").length,
    deadlineMs: 11 * SECOND,
    told: (_, index) => textOf(of(members, index), "/kasse?plan=pro"),
    error: "Beim Erstellen der Checkout-Session ist ein Fehler aufgetreten.",
    life: { ...LIFE, ...LOGIN },
  },
  {
    vendor: "mail",
    fallSilent: () => fakes.smtp.behave("silent"),
    ask: (index) => of(newcomers, index).post("/onboarding", { name: "Anna", email: emailOf("new", index) }),
    waiting: () => fakes.smtp.connected(),
    deadlineMs: 10 * SECOND,
    told: (_, index) => textOf(of(newcomers, index), "/email-verification"),
    error: "Es gab ein Problem beim Senden des Verifizierungscodes.",
    life: LIFE,
  },
  {
    vendor: "model",
    fallSilent: () => fakes.model.fault({ kind: "hang" }, CROWD),
    ask: (index) => of(members, index).post("/coach", { intent: "ask", mode: "chat", message: "Wo fange ich an?" }),
    waiting: () => fakes.model.openCalls(),
    deadlineMs: 26 * SECOND,
    told: (answer, index) => textOf(of(members, index), answer.headers.get("Location")?.replace(/#.*/, "") ?? ""),
    error: "Es gab ein Problem bei der Verbindung zum AI Coach.",
    life: { ...LIFE, ...LOGIN },
  },
];

test.each(SILENCES)(
  "with 200 sockets held open and a silent $vendor, everybody else goes on as before",
  async ({ fallSilent, ask, waiting, deadlineMs, told, error, life }) => {
    const before = await live(life);
    idle = holdIdle(server.port, SOCKETS);
    await idle.connected();
    await expect.poll(server.handles).toBeGreaterThan(SOCKETS / 2);
    await fallSilent();
    const asked: ReturnType<typeof timed>[] = [];
    const alreadyWaiting = waiting();
    // Sequential: sent at once, some would find no slot while earlier ones are still on their way to the vendor.
    while (asked.length < CROWD) {
      asked.push(timed(ask(asked.length)));
      await expect
        .poll(waiting, { timeout: 8 * SECOND, interval: 10 })
        .toBeGreaterThanOrEqual(alreadyWaiting + asked.length);
    }
    await expect.poll(inProgress).toBeLessThanOrEqual(1);

    const meanwhile = await live(life);
    expect(meanwhile.statuses).toEqual(before.statuses);
    expect(meanwhile.median).toBeLessThan(3 * before.median + 100);
    expect(meanwhile.slowest).toBeLessThan(2 * SECOND);

    const answers = await Promise.all(asked);
    for (const { milliseconds } of answers) expect(milliseconds).toBeLessThan(deadlineMs);
    const texts = await Promise.all(answers.map(({ answer }, index) => told(answer, index)));
    expect(texts.map((text) => text.includes(error))).toEqual(texts.map(() => true));
  },
  120_000,
);
