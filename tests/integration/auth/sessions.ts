import { expect, test } from "vitest";
import { registerVisitor, sql, startNewcomer, type App, type Visitor } from "../app/app";
import { confirm, sessionsOf } from "./login-codes";

const isLoggedIn = async (visitor: Visitor) => (await visitor.get("/quiz")).status === 200;

/** Copies a browser with its current cookies. */
export function copyOf(app: App, visitor: Visitor): Visitor {
  const copy = app.visitor();
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  return copy;
}

/** Content of a signed cookie. */
export const contentOf = (cookie: string): string =>
  String(JSON.parse(Buffer.from(decodeURIComponent(cookie).split(".")[0] ?? "", "base64").toString("latin1")));

/** A session from its first to its last request. */
export function describeSessions(app: () => App): void {
  test("a login begins a new session and ends the visitor's", async () => {
    const email = "fresh@example.org";
    const visitor = await registerVisitor(app(), email);
    const before = copyOf(app(), visitor);
    await confirm(visitor, await app().readCode(email));
    expect(visitor.cookies.get("session")).not.toBe(before.cookies.get("session"));
    expect(await isLoggedIn(visitor)).toBe(true);
    expect(await isLoggedIn(before)).toBe(false);
  });

  test("a token has 256 bits, and the database holds its hash alone", async () => {
    const member = await startNewcomer(app(), "token@example.org");
    const token = contentOf(member.cookies.get("session") ?? "");
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const holding = sql`select count(*) from sessions where token_hash = ${token} or data::text like ${`%${token}%`}`;
    expect(await app().count(holding)).toBe(0);
  });

  test("logging out deletes the row, and the cookie is worth nothing", async () => {
    const email = "leaver@example.org";
    const member = await startNewcomer(app(), email);
    const stolen = copyOf(app(), member);
    expect(await sessionsOf(app(), email)).toBe(1);
    const answer = await member.post("/logout", {});
    expect(answer.headers.get("Location")).toBe("/auth");
    expect(member.cookies.has("session")).toBe(false);
    expect(await sessionsOf(app(), email)).toBe(0);
    expect(await isLoggedIn(stolen)).toBe(false);
  });

  test("a page's script that logs out is not redirected, as WebKit shows it no redirect that clears", async () => {
    const member = await startNewcomer(app(), "script@example.org");
    const answer = await member.post("/logout", {}, { Accept: "application/json" });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Clear-Site-Data")).toBe('"storage"');
    expect(member.cookies.has("session")).toBe(false);
    expect(await isLoggedIn(member)).toBe(false);
  });

  test("no address logs out", async () => {
    const member = await startNewcomer(app(), "stayer@example.org");
    await member.get("/logout");
    expect(await isLoggedIn(member)).toBe(true);
  });

  test("14 days without a visit end it", async () => {
    const member = await startNewcomer(app(), "idle@example.org");
    await app().passTime("13 days 23 hours");
    expect(await isLoggedIn(member)).toBe(true);
    await app().passTime("13 days 23 hours");
    expect(await isLoggedIn(member)).toBe(true);
    await app().passTime("14 days 1 second");
    expect((await member.get("/quiz")).headers.get("Location")).toBe("/auth");
  });

  test("30 days end it, however often somebody comes", async () => {
    const member = await startNewcomer(app(), "regular@example.org");
    for (let day = 10; day < 30; day += 10) {
      await app().passTime("10 days");
      expect(await isLoggedIn(member)).toBe(true);
    }
    await app().passTime("9 days 23 hours");
    expect(await isLoggedIn(member)).toBe(true);
    await app().passTime("1 hour 1 second");
    expect(await isLoggedIn(member)).toBe(false);
  });

  test("whose session has ended can log in again with the old cookie still there", async () => {
    const email = "returner@example.org";
    const member = await startNewcomer(app(), email);
    await app().passTime("20 days");
    await member.post("/auth", { intent: "send", email });
    expect(await (await member.get("/auth?code=1")).text()).toContain("Code eingeben");
    const answer = await member.post("/auth", { intent: "confirm", code: await app().readCode(email) });
    expect(answer.headers.get("Location")).toBe("/quiz");
    expect(await isLoggedIn(member)).toBe(true);
  });

  test("cookies are out of reach of scripts and other sites", async () => {
    const member = await startNewcomer(app(), "flags@example.org");
    const lines = member.setCookies.filter((line) => !line.startsWith("flash="));
    expect(lines.map((line) => line.split("=")[0])).toEqual(["session", "known", "device"]);
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).toMatch(/; HttpOnly(;|$)/);
      expect(line).toMatch(/; SameSite=Lax(;|$)/);
      expect(line).not.toMatch(/; (Secure|Domain)/);
    }
    expect(lines[0]).toContain(`; Max-Age=${30 * 86_400}`);
  });
}
