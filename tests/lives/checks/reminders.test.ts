import { expect, test } from "vitest";
import { newAccount } from "../model/account";
import { readCatalogue } from "../model/catalogue";
import { FREE_MS } from "../model/scene";
import { toBeReminded } from "./reminders";

/** A Sunday, seven minutes after seven in the evening in Germany. */
const NOW = Date.UTC(2027, 4, 2, 17, 7);
const DAY_MS = 86_400_000;

/** Somebody whose evening has begun, registered so long ago. */
function sceneOf(since: number) {
  const catalogue = readCatalogue([]);
  const account = newAccount(catalogue, { id: "1", name: "Anna", email: "a@example.org", now: NOW - since });
  const evening = { weekdays: [7], time: "19:00", hours: 2 };
  Object.assign(account, { isConfirmed: true, messages: ["reminderMail"], rhythm: evening });
  return { account, scene: { catalogue, now: NOW, people: [{ index: 0, name: "Anna", account, accounts: 1 }] } };
}

test("whoever may work when the clock is moved is reminded of an evening that has begun", () => {
  const { scene, account } = sceneOf(DAY_MS);
  expect(toBeReminded(scene, { before: NOW - DAY_MS, able: new Set([account]) })).toEqual([account]);
});

test("whoever may work only since the night's reading, due in the same moment, need not be", () => {
  const { scene } = sceneOf(DAY_MS);
  expect(toBeReminded(scene, { before: NOW - DAY_MS, able: new Set() })).toEqual([]);
});

test("nor whoever may work no more", () => {
  const { scene, account } = sceneOf(FREE_MS + DAY_MS);
  expect(toBeReminded(scene, { before: NOW - DAY_MS, able: new Set([account]) })).toEqual([]);
});
