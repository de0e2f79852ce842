import { expect, test } from "vitest";
import { DAILY_REMINDER, pathOfPush, PUSH_TITLE, reminderPush } from "./push";

test("a tap on the daily reminder leads to the quests, any other to where the app was", () => {
  expect(pathOfPush(DAILY_REMINDER)).toBe("/quests");
  for (const type of [undefined, null, "", "quests", "__proto__", 1]) expect(pathOfPush(type)).toBeNull();
});

test("says who it is from, and nothing about anybody", () => {
  expect(reminderPush(null).title).toBe(PUSH_TITLE);
  expect(PUSH_TITLE).toBe("Neue Nachricht von Inno");
  expect(reminderPush(null).body).not.toMatch(/\$\{|Mission|Level|XP/);
});

test("says a sentence that somebody lets others see in their words alone", () => {
  expect(reminderPush("Wenn Ruhe ist, dann rufe ich an")).toEqual({
    title: PUSH_TITLE,
    body: "Wenn Ruhe ist, dann rufe ich an",
  });
});
