import { beforeAll, expect, expectTypeOf, test } from "vitest";
import { provideEnv, requireEnv } from "~/environment/env.server";
import { removeCookie } from "./cookie.server";
import { isToldByTest, resolveFlash, type FlashKey } from "./flash-messages";
import { redirectWithFlash } from "./flash-redirect.server";
import { flashCookie, readFlash } from "./flash.server";

beforeAll(() => provideEnv(requireEnv({})));

const flash = { key: "quizFinished", args: ["Denker:in", "100"], id: "1" };
const HOME = { productName: "Produkt", pathname: "/home" };
const requestWith = (cookie: string) => new Request("http://localhost:3000/", { headers: { Cookie: cookie } });
const cookieOf = (value: unknown) => `flash=${Buffer.from(JSON.stringify(value)).toString("base64")}`;

test("what is set is read, between other cookies", async () => {
  const [pair = ""] = (await flashCookie().serialize(flash)).split(";");
  expect(await readFlash(requestWith(`theme=dark; ${pair}; known=1`))).toEqual(flash);
});

test("a redirect brings what the next page says", async () => {
  const answer = await redirectWithFlash("/quiz?fertig=1", { key: "quizFinished", args: ["Denker:in", 100] });
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/quiz?fertig=1"]);
  const [pair = ""] = (answer.headers.get("Set-Cookie") ?? "").split(";");
  expect(await readFlash(requestWith(pair))).toMatchObject({ key: "quizFinished", args: ["Denker:in", "100"] });
});

test("only a key of the catalogue compiles", () => {
  expectTypeOf<FlashKey>().extract<"welcome" | "settingsSaved" | "emailUnknown">().not.toBeNever();
  expectTypeOf<FlashKey>().extract<"settingSaved">().toBeNever();
  expectTypeOf<string>().not.toExtend<FlashKey>();
  expectTypeOf(redirectWithFlash).parameter(1).toHaveProperty("key").toEqualTypeOf<FlashKey>();
});

test("its cookie is short-lived, and cleared under the same path", async () => {
  expect(await flashCookie().serialize(flash)).toContain("; Max-Age=60; Path=/; HttpOnly; SameSite=Lax");
  expect(await removeCookie(flashCookie())).toBe("flash=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax");
});

test.each([
  "",
  "flash=",
  "flash=%00",
  "flash=e30",
  cookieOf(null),
  cookieOf([flash]),
  cookieOf({ ...flash, key: 5 }),
  cookieOf({ ...flash, html: "<b>" }),
  cookieOf({ ...flash, args: ["x".repeat(255)] }),
  cookieOf({ ...flash, args: ["1", "2", "3", "4"] }),
])("what cannot be read counts as none: %s", async (cookie) => {
  expect(await readFlash(requestWith(cookie))).toBeNull();
});

test("a message of the catalogue with its gaps filled", () => {
  expect(resolveFlash(flash, HOME)).toEqual({
    title: "Quiz abgeschlossen! 🎉",
    description: "Dein Typ: Denker:in. Du hast 100 XP erhalten!",
    id: "1",
    tone: "success",
  });
  expect(resolveFlash({ key: "careerPathMissing", args: [], id: "2" }, HOME)).toMatchObject({ tone: "error" });
});

test.each([
  ["quizFinished", "/quiz-results", "with-the-result"],
  ["missionFinished", "/mission/seo-1", "at-once"],
  ["welcome", "/email-verification", "at-once"],
  ["welcome", "/home", undefined],
  ["pathChosen", "/mission/seo-1", undefined],
])("%s on %s is told by the screen itself: %s", (key, pathname, own) => {
  expect(resolveFlash({ key, args: ["a", "1"], id: "1" }, { productName: "Produkt", pathname })?.own).toBe(own);
});

test.each([
  ["emailConfirmed", "/quiz", true],
  ["welcomeBack", "/quiz", true],
  ["emailConfirmed", "/home", false],
  ["settingsSaved", "/quiz", false],
])("%s on %s is said above the question: %s", (key, pathname, isInTest) => {
  expect(isToldByTest({ key }, pathname)).toBe(isInTest);
});

test("what was switched or begun anew can be undone from its message", () => {
  for (const key of ["pathSwitched", "progressReset"]) {
    const way = { to: "/rueckgaengig", label: "Rückgängig" };
    expect(resolveFlash({ key, args: [], id: "1" }, HOME)).toMatchObject({ tone: "success", way });
  }
  expect(resolveFlash({ key: "pathChosen", args: [], id: "1" }, HOME)).not.toHaveProperty("way");
});

test("what the form says that the redirect leads to is no toast as well", () => {
  expect(resolveFlash({ key: "emailUnknown", args: ["a@example.org"], id: "1" }, HOME)).toBeNull();
});

test.each(["__proto__", "constructor", "toString", "hasOwnProperty", "unknown", ""])("no message for %j", (key) => {
  expect(resolveFlash({ key, args: [], id: "1" }, HOME)).toBeNull();
});
