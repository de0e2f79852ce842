import { expect, test } from "vitest";
import { resolveFlash } from "./flash-messages";
import { clearFlashCookie, flashCookie, readFlash } from "./flash.server";

const flash = { key: "quizFinished", args: ["Denker:in", "100"], id: "1" };
const requestWith = (cookie: string) => new Request("http://localhost:3000/", { headers: { Cookie: cookie } });
const cookieOf = (value: unknown) => `flash=${Buffer.from(JSON.stringify(value)).toString("base64url")}`;

test("what is set is read, between other cookies", () => {
  const [pair = ""] = flashCookie(flash).split(";");
  expect(readFlash(requestWith(`theme=dark; ${pair}; known=1`))).toEqual(flash);
});

test("its cookie is short-lived, and cleared under the same path", () => {
  expect(flashCookie(flash)).toContain("; Path=/; Max-Age=60; HttpOnly; SameSite=Lax");
  expect(clearFlashCookie).toBe("flash=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
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
])("what cannot be read counts as none: %s", (cookie) => {
  expect(readFlash(requestWith(cookie))).toBeNull();
});

test("a message of the catalogue with its gaps filled", () => {
  expect(resolveFlash(flash, "Produkt")).toEqual({
    title: "Quiz abgeschlossen! 🎉",
    description: "Dein Typ: Denker:in. Du hast 100 XP erhalten!",
    id: "1",
    tone: "success",
  });
  expect(resolveFlash({ key: "careerPathMissing", args: [], id: "2" }, "Produkt")).toMatchObject({ tone: "error" });
});

test("what the form says that the redirect leads to is no toast as well", () => {
  expect(resolveFlash({ key: "emailUnknown", args: ["a@example.org"], id: "1" }, "Produkt")).toBeNull();
});

test.each(["__proto__", "constructor", "toString", "hasOwnProperty", "unknown", ""])("no message for %j", (key) => {
  expect(resolveFlash({ key, args: [], id: "1" }, "Produkt")).toBeNull();
});
