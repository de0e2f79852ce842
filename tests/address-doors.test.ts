import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FILES } from "./modules";

const sources = FILES.map((file) => [file, readFileSync(file, "utf8")] as const);
const linesWith = (pattern: RegExp): string[] =>
  sources.flatMap(([file, text]) =>
    text
      .split("\n")
      .flatMap((line) =>
        pattern.test(line) && !/^\s*(\/\/|\*|import )/.test(line) ? [`${file}: ${line.trim()}`] : [],
      ),
  );
const filesWith = (pattern: RegExp): string[] =>
  [...new Set(linesWith(pattern).map((line) => line.split(": ")[0] ?? ""))].sort();

/** Files that read an e-mail address from outside, and by which of the readings. */
const DOORS: Record<string, "taken in" | "looked up" | "shown"> = {
  "app/routes/onboarding/data.server.ts": "taken in",
  "app/routes/email-verification/data.server.ts": "taken in",
  "app/routes/_app.profile_.einstellungen_.e-mail/data.server.ts": "taken in",
  "app/routes/begleiten/data.server.ts": "taken in",
  "app/routes/auth/data.server.ts": "looked up",
  "app/routes/kuendigen/data.server.ts": "looked up",
  "app/routes/widerruf/data.server.ts": "looked up",
  "app/operator/command.ts": "looked up",
  "app/mail/bounces.ts": "looked up",
  "app/environment/env.ts": "taken in",
  "app/content/frontmatter/schema.ts": "shown",
};

const READINGS = {
  "taken in": /\b(emailAddress|oneAddress)\b/,
  "looked up": /\b(accountAddress|addressToLookUp)\b/,
  shown: /\bwrittenAddress\b/,
} as const;

test.each(Object.entries(DOORS))("%s: an address is %s", (file, how) => {
  expect(readFileSync(file, "utf8")).toMatch(READINGS[how]);
});

test("every field of a schema that is an address goes through one of these doors", () => {
  // Fields named like an address that are read from outside; a value that comes from a function call is none.
  const fields = linesWith(
    /\b(e-?mail|confirmTo|MAIL_FROM|ADMIN_EMAIL|"auth:email"|client_email)\w*"?: z(\.|$)|\b(email|confirmTo|MAIL_FROM|ADMIN_EMAIL): \w*Address\b(?!\()/i,
  );
  const asked = /= env\(\)/;
  const isRead = (line: string) => Object.values(READINGS).some((reading) => reading.test(line));
  expect(fields.filter(isRead).length).toBeGreaterThan(8);
  const unread = fields.filter((line) => !isRead(line) && !asked.test(line));
  expect(unread.filter((line) => !Object.keys(NO_DOORS).some((file) => line.startsWith(`${file}: `)))).toEqual([]);
  const doors = fields.filter(isRead).map((line) => line.split(": ")[0] ?? "");
  expect([...new Set(doors)].filter((file) => !Object.hasOwn(DOORS, file))).toEqual([]);
});

/** Files with a field of such a name that is no address from outside, and why. */
const NO_DOORS = {
  "app/mail/bounces.ts": "read line by line: one that is none must not end the others",
  "app/routes/begleiten/data.server.ts": "read by `emailAddress` at the one step that asks for it",
  "app/signed/companion-address.server.ts": "what this server has sealed after it was taken in",
  "app/auth/session.server.ts": "the row of a visitor, which the login wrote",
  "app/push/service-account.ts": "Google's name of a machine",
} as const;

test("nobody but the rule itself makes letters of an address small, or says what one looks like", () => {
  const own = "app/domain/email/";
  const lowered = linesWith(/(mail|address)\w*(\.\w+\(.*\))*\.(toLowerCase|toLocaleLowerCase)\(/i);
  const patterns = linesWith(/z\.email\(|\[\^[^\]]*@[^\]]*\]\+@/);
  const wrong = [...lowered, ...patterns].filter(
    (line) => !line.startsWith(own) && !ELSEWHERE.some((file) => line.startsWith(file)),
  );
  expect(wrong).toEqual([]);
});

/** Files that look for addresses in a text, or take Google's. */
const ELSEWHERE = [
  "app/push/service-account.ts",
  "app/environment/failure-text.ts",
  "app/mail/linked.ts",
  "app/domain/contacts/address-in.ts",
  "app/mail/smtp/fault.ts",
  "app/http/origin.ts",
];

/** Files that find rows by one spelling of an address instead of all, and where that spelling comes from. */
const COMPARED: Record<string, string> = {
  "app/db/account/address-change.server.ts": "the old address as its row has it",
  "app/db/account/demo-user.server.ts": "a fixed one, in development alone",
  "app/db/account/viewpoint.server.ts": "a fixed one, in development alone",
  "app/db/account/login-codes.server.ts": "as the open code has it",
};

test("rows are found by every spelling of an address", () => {
  const compared = filesWith(/\beq\(\w+\.email, /);
  expect(compared).toEqual(Object.keys(COMPARED).sort());
  expect(filesWith(/\bhasAddress\(/)).toEqual([
    "app/db/account/operator.server.ts",
    "app/db/account/people.server.ts",
    "app/db/companions/by-link.server.ts",
    "app/db/personal/login.ts",
    "app/db/personal/money.ts",
    "app/db/personal/work.ts",
  ]);
});

test("what is counted under an address is counted under its one spelling, and addresses are compared by it", () => {
  expect(
    linesWith(/limitKey\(.*\b(email|address)\b/).filter(
      (line) => !/keyOfAddress/.test(line) && !/, address\)/.test(line),
    ),
  ).toEqual([]);
  const compared = linesWith(/\b\w*([eE]mail|[aA]ddress)(\.\w+)? [!=]== (\w+\??\.)?\w*([eE]mail|[aA]ddress)\b/);
  // app/print compares addresses of pages, which links lead to; in development alone a fixed one is looked for.
  expect(compared.filter((line) => !/^app\/(?:print|dev)\//.test(line))).toEqual([]);
});
