import { describe, expect, test } from "vitest";
import { accountAddress, emailAddress, singleLine, multiline, sixDigits, typedText } from "./fields";

const takes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe("singleLine", () => {
  test("is trimmed and normalised, also names with joiners and emoji", () => {
    expect(singleLine(80).parse("  Ju\u0308rgen\u00a0")).toBe("Jürgen");
    for (const name of ["Zoë", "O’Neill", "Đặng", "مريم", "می\u200cخواهم", "👩\u200d💻"]) {
      expect(singleLine(80).parse(name)).toBe(name.normalize("NFC"));
    }
  });

  test.each([
    "a\nb",
    "a\rb",
    "a\tb",
    "a\u2028b",
    "a\u0000b",
    "a\u0085b",
    "a\u007fb",
    "a\u202eb",
    "a\u2066b",
    "\u200eab",
  ])("refuses %j", (value) => expect(takes(singleLine(80), value)).toBe(false));

  test("refuses lone surrogates, what is too long, and what is no text", () => {
    expect(takes(singleLine(80), "a\ud800b")).toBe(false);
    expect(takes(singleLine(5), "abcdef")).toBe(false);
    for (const value of [null, undefined, 5, ["a"], { a: 1 }, true]) expect(takes(singleLine(80), value)).toBe(false);
  });
});

describe("multiline", () => {
  test("keeps line breaks as \\n, and tabs", () => {
    expect(multiline(80).parse("a\r\nb\rc\n\td")).toBe("a\nb\nc\n\td");
  });

  test("refuses NUL, controls, overrides and what is too long", () => {
    for (const value of ["a\u0000", "a\u001b[0m", "a\u202e", "\ud800", "x".repeat(81)]) {
      expect(takes(multiline(80), value)).toBe(false);
    }
  });
});

describe("emailAddress", () => {
  test("is one address, lowercased", () => {
    expect(emailAddress.parse("  Anna.Schmidt+Test@Post.Example.ORG ")).toBe("anna.schmidt+test@post.example.org");
    expect(emailAddress.parse("Sean.O'Brien@Müller.example")).toBe("sean.o'brien@xn--mller-kva.example");
  });

  test.each([
    "",
    "anna",
    "anna@",
    "@example.org",
    "anna@example",
    "anna@example..org",
    "anna@.example.org",
    "anna@example.org.",
    "anna@eve@example.org",
    "anna@example.org,eve@example.org",
    "anna@example.org;eve@example.org",
    "anna@example.org eve@example.org",
    "anna@example.org\r\nBcc: eve@example.org",
    "anna@example.org\u2028eve",
    "Anna <anna@example.org>",
    "<anna@example.org>",
    '"anna"@example.org',
    "anna(eve)@example.org",
    "group:anna@example.org;",
    "anna@[127.0.0.1]",
    "anna\\@example.org",
    "anna\u0000@example.org",
    "anna\u202e@example.org",
    "anna\u200b@example.org",
    `${"a".repeat(65)}@example.org`,
    `anna@${"a".repeat(50)}.${"b".repeat(250)}.example`,
  ])("refuses %j", (value) => expect(takes(emailAddress, value)).toBe(false));

  test("by which an account is found stays as it was typed", () => {
    expect(accountAddress.parse(" Anna@Müller.example ")).toBe("anna@müller.example");
    expect(accountAddress.parse("a..b@example.org")).toBe("a..b@example.org");
    expect(takes(accountAddress, "anna\u202e@example.org")).toBe(false);
  });
});

describe("sixDigits", () => {
  test("are read out of what was copied with them", () => {
    expect(sixDigits.parse(" 123 456 ")).toBe("123456");
    expect(sixDigits.parse("000000")).toBe("000000");
    expect(sixDigits.parse("Dein Code:\u200e １２３-４５６.\n")).toBe("123456");
    for (const code of ["12345", "1234567", "12345a", "-12345", "1e5000", "", "x".repeat(1_001)]) {
      expect(takes(sixDigits, code)).toBe(false);
    }
  });
});

test("a form that is shown again has what was typed, and nothing of a field that came twice or not at all", () => {
  const fields = { name: " Anna ", email: ["a@example.org", "b@example.org"] };
  expect(["name", "email", "code"].map((name) => typedText(fields, name))).toEqual([" Anna ", "", ""]);
});
