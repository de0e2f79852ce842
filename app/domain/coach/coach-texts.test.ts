import { expect, test } from "vitest";
import { coachTexts } from "./coach-texts";

test("without the coach nothing says that it answers or waits", () => {
  const { isSoon, welcome, waits, closed } = coachTexts({ coach: false });
  expect(isSoon).toBe(true);
  expect(welcome).toContain("Noch bauen wir an ihm.");
  expect([waits, closed(false), closed(true)].filter((text) => text.includes("Coach"))).toEqual([]);
});

test("with the coach it is promised, and closed only to whom it is closed", () => {
  const { isSoon, welcome, waits, closed } = coachTexts({ coach: true });
  expect(isSoon).toBe(false);
  expect(welcome).toBe("Fragt nach, erklärt und bleibt an deiner Seite.");
  expect(waits).toContain("Coach");
  expect(closed(false)).toBe("Quests, Level, Coach, Profil und deine Missionen");
  expect(closed(true)).toBe("Quests, Level, Profil und deine Missionen");
});
