import { expect, test } from "vitest";
import { sql, startNewcomer, type App } from "../app/app";
import { startDevice, tick } from "../app/device";

/** One code of each class that means "not now"; all of them are in app/db/connection/outage.test.ts. */
const CODES = ["08006", "25006", "25P03", "28P01", "3D000", "40001", "40P01", "53100", "55P03", "57014", "58030"];

/** Temporary database errors give a 503 in German on every route, and bugs a 500. */
export function describeDatabaseErrors(app: () => App): void {
  const run = (statement: string) => app().query(sql.raw(statement));

  /** Makes writing to a table, or reading from it, fail with a code while `work` runs. */
  async function whileRaising<Result>(code: string, table: string, work: () => Promise<Result>): Promise<Result> {
    await run(`create or replace function raise_fault() returns boolean language plpgsql as
      $$ begin raise exception 'as asked' using errcode = '${code}'; end $$`);
    await run(`create or replace function fault() returns trigger language plpgsql as
      $$ begin perform raise_fault(); return new; end $$`);
    await run(`create trigger fault before insert or update on ${table} for each row execute function fault()`);
    try {
      return await work();
    } finally {
      await run(`drop trigger fault on ${table}`);
    }
  }
  async function whileUnreadable<Result>(code: string, table: string, work: () => Promise<Result>): Promise<Result> {
    await run(`create or replace function raise_fault() returns boolean language plpgsql as
      $$ begin raise exception 'as asked' using errcode = '${code}'; end $$`);
    await run(`alter table ${table} rename to kept`);
    await run(`create view ${table} as select * from kept where raise_fault()`);
    try {
      return await work();
    } finally {
      await run(`drop view ${table}`);
      await run(`alter table kept rename to ${table}`);
    }
  }

  async function expectNotNow(answer: Response, text: string): Promise<void> {
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("5");
    expect(await answer.text()).toContain(text);
  }

  test.each(CODES)("%s", async (code) => {
    const email = `error-${code.toLowerCase()}@example.org`;
    const { member, owner, send } = await startDevice(app(), email);
    const newcomer = await startNewcomer(app(), `new-${email}`);
    const away = "Gleich wieder da";
    const form = () => member.post("/mission/content-creator-in-1", { intent: "task", task: "cc1-1", completed: "on" });
    await expectNotNow(await whileRaising(code, "user_tasks", form), away);
    await expectNotNow(await whileRaising(code, "user_tasks", () => send(tick("cc1-1", true))), away);

    await run("insert into quiz_answers select user_id, 'q4', 3 from profiles on conflict do nothing");
    await expectNotNow(await whileUnreadable(code, "quiz_answers", () => newcomer.get("/quiz")), away);
    const data = () => newcomer.get("/quiz?_data=routes%2Fquiz");
    await expectNotNow(await whileUnreadable(code, "quiz_answers", data), away);

    const register = () =>
      app()
        .visitor()
        .post("/onboarding", { name: "Anna", email: `late-${email}` });
    const notSaved = "Fehler beim Speichern der Daten. Bitte versuchen Sie es erneut.";
    await expectNotNow(await whileRaising(code, "profiles", register), notSaved);
    const login = () => app().visitor().post("/auth", { intent: "send", email });
    await app().passTime("61 seconds");
    await expectNotNow(await whileRaising(code, "login_codes", login), "Ein unerwarteter Fehler ist aufgetreten.");
    expect(await app().count(sql`select count(*) from user_tasks where user_id = ${owner}`)).toBe(0);
  });

  test("23514, a bug", async () => {
    const { member } = await startDevice(app(), "error-bug@example.org");
    const form = () => member.post("/mission/content-creator-in-1", { intent: "task", task: "cc1-1", completed: "on" });
    const answer = await whileRaising("23514", "user_tasks", form);
    expect(answer.status).toBe(500);
    expect(answer.headers.get("Retry-After")).toBeNull();
  });
}
