import { beforeAll, expect, describe, test } from "vitest";
import { sql, startMember, startNewcomer, type App, type Visitor } from "../app/app";
import { FORMS, type FormCase } from "./forms";
import { MEMBER_FORMS } from "./member-forms";

const LONG = 15_000;

/** URL-encoded text that no field accepts. */
const UNREADABLE = {
  NUL: "ab%00cd",
  control: "ab%07cd",
  "second control set": "ab%C2%85cd",
  "bidirectional override": "ab%E2%80%AEcd",
  "lone surrogate": "ab%ED%A0%80cd",
  "no UTF-8": "%FF%FEab",
  "broken escape": "%E0%A4%A",
  long: "x".repeat(LONG),
};
/** Text that only multi-line fields accept. */
const NOT_ONE_LINE = {
  "line break": "ab%0D%0Acd",
  "bidirectional mark": "ab%E2%80%8Fcd",
  "zero width": "ab%E2%80%8Bcd",
};
const FOREIGN_KEYS = ["level", "subscription_plan", "userId", "__proto__", "constructor"];
const INTENTS = ["", "unknown", "__proto__", "toString"];

const body = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const without = (fields: Record<string, string>, name: string) =>
  body(Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)));

/** Invalid bodies, by their defect. */
function* spoil({ fields, freeText = [] }: FormCase): Generator<[string, string]> {
  for (const name of Object.keys(fields)) {
    const rest = without(fields, name);
    const hostile = freeText.includes(name) ? UNREADABLE : { ...UNREADABLE, ...NOT_ONE_LINE };
    for (const [kind, text] of Object.entries(hostile)) yield [`${name}: ${kind}`, `${rest}&${name}=${text}`];
    yield [`${name}: twice`, `${body(fields)}&${name}=${encodeURIComponent(fields[name] ?? "")}`];
    yield [`${name}: an object`, `${rest}&${name}[a]=1`];
    if (name === "intent") for (const intent of INTENTS) yield [`intent ${intent}`, `${rest}&intent=${intent}`];
  }
  for (const key of FOREIGN_KEYS) yield [`foreign key ${key}`, `${body(fields)}&${key}=9`];
  if (Object.keys(fields).length > 0) yield ["nothing", ""];
  yield ["no form", "%7B%22a%22%3A1%7D"];
}

const NUMBERS = ["", "0", "6", "-1", "3.5", "1e400", "NaN", "Infinity", " 3", "0x3", "３", "99999999999999999999"];
const deep = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const ANSWERS = ["", "{", "[]", "null", "3", '"x"', '{"q4":[3]}', '{"q4":{"a":3}}', '{"q4":"3"}', '{"q4":true}'].concat(
  ['{"q4":null}', '{"q4":6}', '{"q4":1e400}', '{"q999":3}', '{"constructor":3}', '{"\\ud800":3}', deep(250)],
  [deep(20_000)],
);
const MAILS = [
  "a",
  "a@b",
  "@b.de",
  "a@b.de,c@d.de",
  "a@b.de;c@d.de",
  '"a b"@c.de',
  "a@b.de\r\nBcc: c@d.de",
  "<a@b.de>",
].concat(
  ["Anna <a@b.de>", "a@b.de c@d.de", "a:b@c.de;", "a@b..de", "a@b.de\u0000", "a\u202e@b.de", "a@b@c.de"],
  [`${"x".repeat(250)}@b.de`],
);
const IDS = ["", " ", "__proto__", "constructor", "../../package.json", "content-creator-in/..", "%2e%2e", "😀"];

/** Input that no browser sends: refused in German, without any change. */
export function describeBadInput(app: () => App): void {
  const tables = [
    "profiles",
    "user_progress",
    "user_missions",
    "user_tasks",
    "user_notes",
    "quiz_answers",
    "xp_ledger",
    "login_codes",
    "user_settings",
    "entitlements",
    "statements",
    "snapshots",
    "coach_conversations",
    "coach_turns",
    "action_plans",
    "rhythms",
    "situations",
    "start_steps",
    "rungs",
    "contacts",
    "companions",
    "experiments",
    "calculations",
    "self_check_answers",
    "evening_plans",
    "mission_feedback",
  ];
  const snapshot = async () => {
    const digests = tables.map((table) => `(select md5(string_agg(t::text, ',' order by t::text)) from ${table} t)`);
    // Sessions by token and owner alone: the time of the last visit changes with every request.
    digests.push("(select md5(string_agg(concat(token_hash, user_id), ',' order by token_hash)) from sessions)");
    const [row] = await app().query(sql.raw(`select concat_ws(' ', ${digests.join(", ")}) as digest`));
    return row?.digest;
  };

  const expectRefused = async (answer: Response, what: string) => {
    expect([400, 404, 413, 422], what).toContain(answer.status);
    expect(await answer.text(), what).toContain('<html lang="de"');
  };

  test("every action is tried, but the sync, questions to Inno, the webhooks, what mails link to and what only development has, which have tests of their own", () => {
    const tried = [...FORMS, ...MEMBER_FORMS].map(({ path }) => path);
    const left = app().actions.filter(({ path }) => !tried.some((form) => isFor(form, path)));
    expect(left.map(({ path }) => path).toSorted()).toEqual([
      "/abbestellen",
      "/api/ai-coach-chat",
      "/api/mail-webhook",
      "/api/stripe-webhook",
      "/api/sync",
      "/begleiten",
      "/entwicklung/ansicht",
      "/entwicklung/demo",
    ]);
  });

  describe.each([...FORMS, ...MEMBER_FORMS])("$name", (listed) => {
    let form = listed;
    let sender: Visitor;
    beforeAll(async () => {
      sender = await listed.sender(app());
      form = { ...listed, ...(await listed.complete?.(app())) };
      // Any visit notes today's activity; /home would also open missions.
      await sender.get("/pricing");
    });

    test("refuses what no browser sends, and takes what one does", async () => {
      const before = await snapshot();
      for (const [what, spoilt] of spoil(form)) {
        const answer = await sender.post(form.path, spoilt);
        if (form.path === "/career-path-selection" && answer.status === 302) {
          expect(answer.headers.get("Location"), what).toBe("/career-path-selection");
        } else await expectRefused(answer, what);
      }
      expect(await snapshot()).toBe(before);
      const taken = await sender.post(form.path, form.fields);
      expect([200, 302, 422]).toContain(taken.status);
      if (form.changesCookies) expect(sender.setCookies.length).toBeGreaterThan(1);
      else if (!form.changesNothing) expect(await snapshot()).not.toBe(before);
    });
  });

  test("refuses numbers out of range, ids that are none, and addresses that are more than one", async () => {
    const newcomer = await startNewcomer(app(), "values@example.org");
    await newcomer.get("/quiz");
    const before = await snapshot();
    const quiz = { intent: "answer", question: "q4", answer: "3", next: "2" };
    for (const answer of NUMBERS) await expectRefused(await newcomer.post("/quiz", { ...quiz, answer }), answer);
    for (const question of IDS) await expectRefused(await newcomer.post("/quiz", { ...quiz, question }), question);
    for (const answers of ANSWERS) {
      await expectRefused(await newcomer.post("/quiz", { intent: "save", answers }), answers.slice(0, 40));
    }
    for (const path of IDS) {
      const answer = await newcomer.post("/career-path-selection", { path });
      expect(answer.headers.get("Location"), path).toBe("/career-path-selection");
    }
    for (const email of MAILS) {
      await expectRefused(await app().visitor().post("/onboarding", { name: "Eve", email }), email);
      await expectRefused(await app().visitor().post("/auth", { intent: "send", email }), email);
    }
    expect(await snapshot()).toBe(before);
  });

  test("answers strange addresses and cookies with a page", async () => {
    const member = await startMember(app(), "strange@example.org");
    await member.get("/home");
    const before = await snapshot();
    const missions = ["..%2f..%2f", "%00", "__proto__", "content-creator-in-999", "x".repeat(3_000), "%F0%9F%98%80"];
    for (const slug of missions) {
      expect((await member.get(`/mission/${slug}`)).headers.get("Location"), slug).toBe("/quests");
      const tick = { intent: "task", task: "cc1-1", completed: "on" };
      expect((await member.post(`/mission/${slug}`, tick)).status, slug).toBe(404);
    }
    const values = ["__proto__", "%00", "%ED%A0%80", "[]", "x".repeat(3_000), "javascript:alert(1)"];
    for (const value of values) {
      for (const path of [`/quiz-results?type=`, "/career-path-selection?type=", "/quiz?frage=", "/auth?code="]) {
        expect((await member.get(`${path}${value}`)).status, `${path}${value}`).toBeLessThan(400);
      }
    }
    for (const key of ["__proto__", "constructor", "toString", "valueOf", "unknown"]) {
      const flash = JSON.stringify({ key, args: ["<b>"], id: "1" });
      member.cookies.set("flash", Buffer.from(flash).toString("base64url"));
      expect((await member.get("/home")).status, key).toBe(200);
    }
    const stranger = app().visitor();
    for (const name of ["session", "known", "device", "flash", "theme"]) stranger.cookies.set(name, "e".repeat(1_400));
    expect((await stranger.get("/")).status).toBe(200);
    expect((await stranger.get("/home")).headers.get("Location")).toBe("/onboarding");
    expect(await snapshot()).toBe(before);
  });
}

/** Whether a form is sent to this action, whose path may end in a parameter. */
function isFor(form: string, path: string): boolean {
  const before = path.replace(/:\w+$/, "");
  return before === path ? form === path : form.startsWith(before);
}
