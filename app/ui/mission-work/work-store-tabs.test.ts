import { expect, test } from "vitest";
import { BrowserStorage } from "../../../tests/fakes/browser-storage";
import { editEntry } from "~/domain/mission-work/mission-work";
import type { ClientUser } from "~/domain/account/client-user";
import { createDeviceStorage } from "../kit/device-storage";
import { createWorkStore, type WorkStore } from "./work-store";

const person = (id: string): ClientUser => ({
  id,
  name: id,
  level: 1,
  totalXP: 0,
  currentXP: 0,
  nextLevelXP: 100,
  completedQuiz: true,
  personalityType: null,
  careerPath: null,
});

/** A browser whose tabs hear of each other's writes one event after the other, as Chromium's do. */
function openBrowser() {
  const device = new BrowserStorage();
  let pagesForgotten = 0;
  const openTab = (user: ClientUser): WorkStore => {
    const storage = device.openTab((key) => void store.reread(key));
    const store = createWorkStore({
      storage: createDeviceStorage(() => storage),
      post: async () => ({ ok: false, reason: "failed" }),
      now: () => 1_000,
      forgetPages: async () => void (pagesForgotten += 1),
    });
    store.open(user);
    return store;
  };
  return {
    openTab,
    kept: () => device.entries().map(([key]) => key),
    pagesForgotten: () => pagesForgotten,
    clearSiteData: () => device.clearSiteData(),
    settle(most = 100) {
      for (let told = 0; told < most && device.tellNext(); told++);
    },
  };
}

const write = (store: WorkStore, text: string) =>
  store.edit("m", (work) => ({ ...work, answers: { a: editEntry(work.answers.a, text, 500) } }));
const answerIn = (store: WorkStore) => store.get("m")?.answers.a?.value;

test("what the site's data were cleared of does not come back, from no tab", () => {
  const browser = openBrowser();
  const [one, two] = [browser.openTab(person("anna")), browser.openTab(person("anna"))];
  write(one, "Stoffe");
  browser.settle();
  expect(answerIn(two)).toBe("Stoffe");
  expect(browser.kept()).toContain("mission-m-inputs");

  browser.clearSiteData();
  browser.settle();
  expect(browser.kept()).toEqual([]);
  expect([one, two].map((store) => [answerIn(store), store.saving()])).toEqual([
    [undefined, "idle"],
    [undefined, "idle"],
  ]);
  expect(browser.pagesForgotten()).toBe(2);
  // Text typed before the page knows its new owner stays in memory.
  write(two, "noch ein Wort");
  browser.settle();
  expect(browser.kept()).toEqual([]);
});

test("who logs out in one tab leaves nothing to another, which hears of one key at a time", () => {
  const browser = openBrowser();
  const [one, two] = [browser.openTab(person("anna")), browser.openTab(person("anna"))];
  write(one, "Stoffe");
  browser.settle();
  one.clear();
  browser.settle(1);
  write(two, "noch ein Wort");
  browser.settle();
  expect(browser.kept()).toEqual([]);
});

test.each(["clearSiteData", "clear"] as const)(
  "nor is left what another tab writes before it has heard of %s",
  (way) => {
    const browser = openBrowser();
    const [one, two] = [browser.openTab(person("anna")), browser.openTab(person("anna"))];
    write(one, "Stoffe");
    browser.settle();
    if (way === "clear") one.clear();
    else browser.clearSiteData();
    write(two, "noch ein Wort");
    browser.settle();
    expect(browser.kept()).toEqual([]);
  },
);

test("a tab that hears late that its owner is gone takes nothing from the next one", () => {
  const browser = openBrowser();
  const annas = browser.openTab(person("anna"));
  write(annas, "Stoffe");
  browser.settle();
  const berts = browser.openTab(person("bert"));
  write(berts, "Vollmachten");
  browser.settle();
  expect(browser.kept()).toEqual(["mission-m-data", "mission-m-inputs", "user-store"]);
  expect(answerIn(annas)).toBe(undefined);
});

test("nor does who logs in after somebody else, and the first one's tab says that its owner is gone", () => {
  const browser = openBrowser();
  const annas = browser.openTab(person("anna"));
  write(annas, "Stoffe");
  browser.settle();
  browser.openTab(person("bert"));
  browser.settle();
  expect(browser.kept()).toEqual(["user-store"]);
  expect(answerIn(annas)).toBe(undefined);
  // Reported once: later changes belong to the next person.
  expect(annas.reread("mission-m-inputs")).toBe(true);
});

test("the same person in the same browser again has what was written since", () => {
  const browser = openBrowser();
  const store = browser.openTab(person("anna"));
  write(store, "Stoffe");
  browser.clearSiteData();
  browser.settle();
  store.open(person("anna"));
  write(store, "Flicken");
  expect(browser.kept()).toEqual(["mission-m-data", "mission-m-inputs", "user-store"]);
});
