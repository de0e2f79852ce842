import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FILES } from "../../modules";
import { startMember, type App, type Visitor } from "../app/app";
import { note, postToSync } from "../app/device";
import { RHYTHM, rhythmFields } from "../rhythm/rhythm-form";
import { SITUATION, situationFields } from "../situation/situation-form";
import { TEMPLATE, templateFields } from "../blanks/template-form";
import { CALCULATOR, calculatorFields } from "../calculators/calculator-form";
import { SELF_CHECK, selfCheckFields } from "../self-check/self-check-form";
import { COMPANION, companionFields } from "../companions/scene";
import { contactFields, CONTACTS } from "../contacts/contact-fields";
import { EXPERIMENTS, thresholdFields } from "../experiments/experiment-forms";
import { START_PLAN, stepFields } from "../start-steps/step-form";
import { withdrawal } from "../plans/statement-people";
import { ADDRESS, DELETION, SETTINGS } from "../app/person";

interface Limited {
  /** Name of the change's limit (`limit.name`), or of another limited action. */
  what: string;
  /** Number of uses within the window. */
  max: number;
  window: string;
  /** Costs one use, without changing the account. */
  use: (member: Visitor) => Promise<Response>;
}

const EMPTY_QUESTION = { intent: "ask", mode: "chat", message: "" };

/** Limits per member; look-ups, mails and guesses have tests of their own. */
const LIMITED: Limited[] = [
  {
    what: "settings",
    max: 120,
    window: "1 hour",
    use: (member) => member.post(SETTINGS, { intent: "name", name: "Anna" }),
  },
  {
    what: "change-address",
    max: 30,
    window: "1 hour",
    use: (member) => member.post(ADDRESS, { intent: "confirm", code: "000000" }),
  },
  {
    what: "delete-account",
    max: 20,
    window: "1 hour",
    use: (member) => member.post(DELETION, { confirmation: "lieber nicht" }),
  },
  { what: "reset", max: 20, window: "1 day", use: (member) => member.post("/neustart/quiz", {}) },
  { what: "rhythm", max: 60, window: "1 hour", use: (member) => member.post(RHYTHM, rhythmFields()) },
  { what: "calculations", max: 600, window: "1 hour", use: (member) => member.post(CALCULATOR, calculatorFields()) },
  { what: "self-check", max: 600, window: "1 hour", use: (member) => member.post(SELF_CHECK, selfCheckFields()) },
  { what: "contacts", max: 240, window: "1 hour", use: (member) => member.post(CONTACTS, contactFields()) },
  { what: "companions", max: 60, window: "1 hour", use: (member) => member.post(COMPANION, companionFields()) },
  { what: "experiments", max: 240, window: "1 hour", use: (member) => member.post(EXPERIMENTS, thresholdFields()) },
  { what: "templates", max: 600, window: "1 hour", use: (member) => member.post(TEMPLATE, templateFields()) },
  { what: "start-steps", max: 240, window: "1 hour", use: (member) => member.post(START_PLAN, stepFields()) },
  {
    what: "rungs",
    max: 60,
    window: "1 hour",
    use: (member) => member.post("/level", { intent: "say", kind: "paid", on: "" }),
  },
  { what: "situation", max: 60, window: "1 hour", use: (member) => member.post(SITUATION, situationFields()) },
  {
    what: "sync",
    max: 120,
    window: "1 minute",
    // A foreign owner is refused after it has been counted.
    use: (member) => postToSync(member, { owner: "00000000-0000-4000-8000-000000000000", changes: [note("")] }),
  },
  {
    what: "statements",
    max: 100,
    window: "1 hour",
    use: (member) => member.post("/widerruf", withdrawal()),
  },
  // A price other than the current one orders nothing.
  {
    what: "order",
    max: 60,
    window: "1 hour",
    use: (member) => member.post("/kasse", { plan: "pro", shownCents: "1" }),
  },
  { what: "contracts", max: 60, window: "1 hour", use: (member) => member.post("/abo", { intent: "restore" }) },
  { what: "action-plan", max: 60, window: "1 hour", use: (member) => member.post("/coach/plan", { intent: "again" }) },
  {
    what: "push-token",
    max: 60,
    window: "1 hour",
    use: (member) => member.post("/api/push-token", { token: `phone:${"x".repeat(40)}`, platform: "android" }),
  },
  { what: "coach", max: 120, window: "1 minute", use: (member) => member.post("/coach", EMPTY_QUESTION) },
  { what: "pdf", max: 40, window: "1 hour", use: (member) => member.get("/mission/content-creator-in-1/druck.pdf") },
  { what: "export", max: 20, window: "1 hour", use: (member) => member.get("/profile/export?format=json") },
];

/** Changes the account, so it is tested with the resets, which share its daily limit. */
const ELSEWHERE = ["choose-path"];

export function describeLimits(app: () => App): void {
  test("each limit of a change is tried here", () => {
    const named = FILES.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bname: "([a-z-]+)", max: \d/g)]);
    expect(named.length).toBeGreaterThan(LIMITED.length / 2);
    const tried = [...LIMITED.map(({ what }) => what), ...ELSEWHERE];
    expect(named.map(([, name]) => name).filter((name) => name === undefined || !tried.includes(name))).toEqual([]);
  });

  test.each(LIMITED)(
    "$what: $max in $window, for each person",
    async ({ what, max, window, use }) => {
      const email = `limit-${what}@example.org`;
      const member = await startMember(app(), email);
      for (let times = 1; times <= max; times++) expect((await use(member)).status, `${times}`).not.toBe(429);
      const refused = await use(member);
      expect(refused.status).toBe(429);
      expect(await refused.text()).toMatch(/Kurze Pause.*Weiter geht es in \d+ (Sekunden|Minuten|Stunden)\./s);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);

      const other = await startMember(app(), `another-${email}`);
      expect((await use(other)).status).not.toBe(429);
      await app().passTime(window);
      expect((await use(member)).status).not.toBe(429);
    },
    60_000,
  );
}
