import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { failureText } from "./failure-text";

const query = new DrizzleQueryError(
  "insert into profiles values ($1)",
  ["anna@example.org", "at home\n    at work"],
  new Error("the disk is full"),
);

test("a failed query is logged without its values, and with its cause", () => {
  const text = failureText(query);
  expect(text).toMatch(/^Error: Failed query: insert into profiles values \(\$1\)\n +at /);
  expect(text).toContain("caused by Error: the disk is full");
  expect(text).not.toContain("anna@example.org");
  expect(text).not.toContain("at work");
});

test("so it is as the cause of something else", () => {
  const text = failureText(new Error("failed at: profile", { cause: query }));
  expect(text).toMatch(/^Error: failed at: profile\n/);
  expect(text).toContain("caused by Error: Failed query: insert into profiles");
  expect(text).not.toContain("anna@example.org");
});

test.each([
  'Invalid email address: "anna.b+1@mail.example.org"',
  "550 5.1.1 <anna@example.org>: no such user",
  "anna@example.org: refused",
  "to=änna@exämple.de",
])("an address that a message quotes is left out: %s", (message) => {
  const text = failureText(new Error("not sent", { cause: new Error(message) }));
  expect(text).not.toMatch(/nn?a\b|ex.mple\./i);
  expect(text).toContain("…@…");
  expect(failureText(message)).toContain("…@…");
});

test("where it happened stays readable", () => {
  const error = new Error("gone");
  error.stack = "Error: gone\n    at listen (file:///app/node_modules/@electric-sql/pglite/dist/index.js:1:2)";
  expect(failureText(error)).toBe(error.stack);
});

test("what is no error is logged as text", () => {
  expect(failureText("gone")).toBe("gone");
});

test.each([
  ["a key of Stripe", "Invalid API Key provided: sk_live_51Abcdefghijk", "51Abc"],
  ["a restricted one", "rk_test_51Abcdefghijk is not allowed", "51Abc"],
  ["one that Stripe has masked by halves", "sk_test_********************1234", "1234"],
  ["a webhook's secret", "no match for whsec_aBcDeFgH12345", "aBcD"],
  ["what opens a payment", "pi_3Nabcdefgh_secret_QwErTzUi exists", "QwEr"],
  ["a model's key", "Incorrect API key provided: sk-proj-abcDEF123456", "abcDEF"],
  ["a bearer", "Authorization: Bearer abc.def-ghi_jkl", "def-ghi"],
  ["basic authentication", "sent Basic dXNlcjpwYXNzd29ydA==", "dXNlcjpw"],
  ["a database's password", "connect postgres://app:g3heim!@db.example/app failed", "g3heim"],
  ["one with an @ in it", "connect postgres://app:g3@heim@db.example/app failed", "heim"],
  ["a mail server's", "smtps://robot:hunter22@mail.example:465 refused", "hunter22"],
  ["a user without a password", "https://tokenvalue@git.example/x", "tokenvalue"],
  ["a token in JSON", '{"access_token":"abcdef"}', "abcdef"],
  ["one in a form", "grant=1&client_secret=abcdef&x=1", "abcdef"],
  ["a variable", "PASSWORD = abcdef", "abcdef"],
  ["a signed token", "eyJhbGciOi.eyJzdWIiOiIx.SflKxwRJSM", "SflKx"],
  ["a secret of ours", `not readable: ${"ab".repeat(32)}`, "abab"],
  ["a private key", "-----BEGIN PRIVATE KEY-----\nMIIEvQ\n-----END PRIVATE KEY-----", "MIIEvQ"],
])("%s is left out", (_, message, secret) => {
  const error = new Error("not done", { cause: new Error(message) });
  expect(failureText(error)).not.toContain(secret);
  expect(failureText(error)).toContain("…");
  expect(failureText(message)).not.toContain(secret);
});

test("what a message is about stays", () => {
  const message =
    "No such customer: 'cus_NffrFeUfNV2Hib'; a similar object exists in test mode (req_abc123, pi_3N, code 550 5.1.1)";
  expect(failureText(message)).toBe(message);
});

const SHAPES = [
  "a",
  "@",
  "a@",
  "://",
  "://a",
  "a.",
  "sk_",
  "sk-",
  "Bearer ",
  "token=",
  "-----BEGIN A",
  "eyJaaaaa.",
  "ab@c.",
  "f",
  '"',
  " ",
];

test.each(SHAPES)("a long message of %j costs little, and its beginning alone is logged", (part) => {
  const message = part.repeat(1_000_000 / part.length);
  const began = performance.now();
  const text = failureText(new Error("refused", { cause: new Error(message) }));
  // An unbounded pattern, retried from each character, took 2.5 s for a twentieth of this length.
  expect(performance.now() - began).toBeLessThan(250);
  expect(text.length).toBeLessThan(25_000);
});

test("a circle of causes ends", () => {
  const [one, other] = [new Error("one"), new Error("other")];
  one.cause = other;
  other.cause = one;
  expect(failureText(one).split("caused by")).toHaveLength(7);
});
