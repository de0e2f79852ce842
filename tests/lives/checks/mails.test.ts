import { expect, test } from "vitest";
import { newestCode } from "../../fixtures/mailed-code";
import { newAccount } from "../model/account";
import { readCatalogue } from "../model/catalogue";
import { countLate, unwantedMails } from "./mails";

const EMAIL = "person-0-1@example.org";
const MAIL = "Subject: Deine Woche\r\nList-Unsubscribe: <https://example.org>\r\n\r\nHallo";

/** Somebody whose address was reported when `since` mails had come; one has. */
function sceneWith(since: number) {
  const account = newAccount(readCatalogue([]), { id: "1", name: "Anna", email: EMAIL, now: 0 });
  account.mailStopped = { because: "bounced", since };
  const people = [{ index: 0, name: "Anna", account, accounts: 1 }];
  const world = { mailsTo: (email: string) => (email === EMAIL ? [MAIL] : []) };
  return { people, world };
}

test("a mail after an address was reported is unwanted, but for one that was being sent then", () => {
  const before = sceneWith(0);
  countLate(before, { stopped: new Set(["1"]) });
  expect(unwantedMails(before)).toEqual([`An ${EMAIL} gingen noch 1 Mails, obwohl dort keine mehr hin sollen.`]);
  const just = sceneWith(0);
  countLate(just, { stopped: new Set() });
  expect(unwantedMails(just)).toEqual([]);
});

test("the newest code counts, whatever was mailed after it", () => {
  const withCode = (code: string) => `Subject: Dein Code\r\n\r\n${code}\r\n`;
  expect(newestCode([withCode("111111"), withCode("222222"), MAIL])).toBe("222222");
  expect(newestCode([MAIL])).toBe("");
});
