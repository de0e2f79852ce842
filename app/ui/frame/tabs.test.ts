import { expect, test } from "vitest";
import { listTabs } from "./tabs";

test.each([true, false])(
  "the five items are the same with the coach and without, which is said beside it: %s",
  (coach) => {
    const tabs = listTabs({ coach });
    expect(tabs.map(({ label }) => label)).toEqual(["Home", "Quests", "Level", "Coach", "Profil"]);
    expect(tabs.filter(({ isSoon }) => isSoon).map(({ label }) => label)).toEqual(coach ? [] : ["Coach"]);
  },
);
