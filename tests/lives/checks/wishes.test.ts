import { expect, test } from "vitest";
import { newAccount, type Account } from "../model/account";
import { readCatalogue } from "../model/catalogue";
import { unwished, wishesOf } from "./wishes";

const EMAIL = "person-0-1@example.org";
const TEXT = "Du bekommst das, weil „Wochenrückblick“ in deinen Einstellungen an ist.";
/** Quoted-printable, as it is sent. */
const MAIL = `Subject: Deine Woche\r\n\r\n${encodeURIComponent(TEXT).replaceAll("%", "=")}`;
const TOKEN = "token-of-the-app-on-device-0";

/** Somebody to whom one mail about their week has come, and one reminder on their phone. */
function sceneWith(wanted: Account["messages"]) {
  const account = newAccount(readCatalogue([]), { id: "1", name: "Anna", email: EMAIL, now: 0 });
  account.messages = wanted;
  const vendors = { takeMails: () => [{ to: [EMAIL], message: MAIL }], takePushes: () => [{ token: TOKEN }] };
  const devices = [{ token: TOKEN, phone: { owner: "1", isSure: true } }];
  const people = [{ index: 0, name: "Anna", account, accounts: 1 }];
  return { account, scene: { people, devices, world: { vendors } } };
}

const BOTH = ["Anna bekommt „Wochenrückblick“, ungewollt.", `Auf ${TOKEN} kommt eine Erinnerung, die niemand will.`];

test("what is sent to somebody who has never wanted it is told", () => {
  const { scene } = sceneWith([]);
  expect(unwished(scene, wishesOf(scene))).toEqual(BOTH);
});

test("what was being sent while somebody changed what they want is not, before the act after it", () => {
  const { scene, account } = sceneWith(["weeklyMail", "dailyReminder"]);
  const before = wishesOf(scene);
  account.messages = [];
  expect(unwished(scene, before)).toEqual([]);
  expect(unwished(scene, wishesOf(scene))).toEqual(BOTH);
});

test("a reminder on a phone is for whoever had it before the act, or has it now", () => {
  const { scene } = sceneWith(["weeklyMail", "dailyReminder"]);
  const before = wishesOf(scene);
  for (const device of scene.devices) device.phone.owner = "2";
  expect(unwished(scene, before)).toEqual([]);
  expect(unwished(scene, wishesOf(scene))).toEqual(BOTH.slice(1));
});
