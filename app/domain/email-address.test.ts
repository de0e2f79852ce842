import { expect, test } from "vitest";
import { oneRecipient } from "./email-address";

const isOne = (address: string) => oneRecipient.safeParse(address).success;

test("one address, also with letters of other scripts", () => {
  expect(["anna@example.org", "a.b+c@post.example.org", "jürgen@müller.example"].filter((one) => !isOne(one))).toEqual(
    [],
  );
  expect(isOne(`${"a".repeat(242)}@example.org`)).toBe(true);
});

test.each([
  "anna",
  "anna@example",
  " anna@example.org",
  "anna@example.org,eve@example.org",
  "anna@example.org;eve@example.org",
  "anna,eve@example.org",
  "anna;eve@example.org",
  "anna@example.org,example.com",
  "Anna <anna@example.org>",
  '"anna"@example.org',
  "anna(eve)@example.org",
  "group:anna@example.org;",
  "anna@[127.0.0.1]",
  "anna@example.org\r\nBcc: eve@example.org",
  "anna\u0000@example.org",
  `${"a".repeat(243)}@example.org`,
])("refuses %j", (address) => expect(isOne(address)).toBe(false));
