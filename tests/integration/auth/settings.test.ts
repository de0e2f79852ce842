import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerVisitor, startApp, startNewcomer, type App, type Visitor } from "../app/app";
import { confirm } from "./login-codes";
import { ADDRESS, DELETION, SETTINGS } from "../app/person";

const [OLD, NEW] = ["ab".repeat(32), "cd".repeat(64)];
let app: App;

beforeAll(async () => {
  app = await startApp("postgres", { SESSION_SECRET: OLD });
});
afterAll(() => app.close());

const isLoggedIn = async (visitor: Visitor) => (await visitor.get("/quiz")).status === 200;

test("a new secret in front of the old one keeps people logged in; without the old one they log in again", async () => {
  const email = "rotation@example.org";
  const member = await startNewcomer(app, email);
  const leaver = await startNewcomer(app, "rotation-leaver@example.org");
  const pending = await registerVisitor(app, "rotation-pending@example.org");

  await app.restart({ SESSION_SECRET: `${NEW},${OLD}` });
  expect(await isLoggedIn(member)).toBe(true);
  const stolen = new Map(leaver.cookies);
  await leaver.post("/logout", {});
  for (const [name, value] of stolen) leaver.cookies.set(name, value);
  expect(await isLoggedIn(leaver)).toBe(false);
  // Members who were waiting for a code request another one, which works.
  await app.passTime("61 seconds");
  await pending.post("/email-verification", { intent: "resend" });
  const code = await app.readCode("rotation-pending@example.org");
  expect((await confirm(pending, code)).headers.get("Location")).toBe("/quiz");

  await app.restart({ SESSION_SECRET: NEW });
  expect(await isLoggedIn(member)).toBe(false);
  expect(await isLoggedIn(pending)).toBe(true);
  await app.passTime("61 seconds");
  await member.post("/auth", { intent: "send", email });
  const answer = await member.post("/auth", { intent: "confirm", code: await app.readCode(email) });
  expect(answer.headers.get("Location")).toBe("/quiz");
}, 60_000);

test("over https cookies are bound to this host and never sent in the clear", async () => {
  await app.restart({ APP_URL: "https://start.example" });
  const member = await startNewcomer(app, "https@example.org");
  const lines = member.setCookies.filter((line) => !line.startsWith("flash="));
  expect(lines.map((line) => line.split("=")[0])).toEqual(["__Host-session", "__Host-known", "__Host-device"]);
  for (const line of lines) {
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).toMatch(/; Secure(;|$)/);
    expect(line).not.toContain("Domain");
  }
  expect(await isLoggedIn(member)).toBe(true);
  await member.post("/logout", {}, { Origin: "http://start.example" });
  expect(await isLoggedIn(member)).toBe(true);
  await member.post("/logout", {});
  expect(member.cookies.has("__Host-session")).toBe(false);
});

test("over https every cookie that the app sets or removes is Secure", async () => {
  const [email, other] = ["secure@example.org", "secure-other@example.org"];
  const person = await startNewcomer(app, email);
  await person.get("/quiz");
  const appearance = { intent: "appearance", theme: "dark", reducedMotion: "on" };
  await person.post(SETTINGS, appearance);
  await person.post(SETTINGS, { intent: "appearance", theme: "system" });
  await person.post(ADDRESS, { intent: "send", email: other });
  await person.post(ADDRESS, { intent: "confirm", code: await app.readCode(other) });
  await person.post("/logout", {});
  await app.passTime("61 seconds");
  await person.post("/auth", { intent: "send", email: other });
  await person.post("/auth", { intent: "confirm", code: await app.readCode(other) });
  await person.post(SETTINGS, appearance);
  await person.post(DELETION, { confirmation: "LÖSCHEN" });
  expect(person.cookies.size).toBe(0);
  const names = new Set(person.everySetCookie.map((line) => line.split("=")[0]));
  expect([...names].sort()).toEqual(["__Host-device", "__Host-known", "__Host-session", "flash", "motion", "theme"]);
  for (const line of person.everySetCookie) {
    for (const part of ["Path=/", "Secure", "HttpOnly", "SameSite=Lax"]) expect(line.split("; ")).toContain(part);
  }
});

test("an outbox that cannot be written is a mail that failed", async () => {
  const outbox = join(app.dataDir, "outbox");
  await rm(outbox, { recursive: true });
  await writeFile(outbox, "");
  const visitor = await registerVisitor(app, "outbox@example.org");
  expect(await (await visitor.get("/email-verification")).text()).toContain("Fehler beim Senden der E-Mail");
  await rm(outbox);
  await visitor.post("/email-verification", { intent: "resend" });
  expect(await app.readMails("outbox@example.org")).toHaveLength(1);
});
