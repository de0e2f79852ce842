import { expect, test } from "vitest";
import { listLevelBenefits } from "./level-benefits";

const TRIAL = { paid: false, freeWeeksRemaining: 4 };
const NO_COACH = { coach: false };
const PRO = { paid: true, freeWeeksRemaining: 4 };
const AT_LEVEL_3 = { level: 3, totalMissions: 10, openMissions: 1 };
const titles = (level: number, access: typeof TRIAL, openMissions = 1) =>
  listLevelBenefits({ level, totalMissions: 10, openMissions, access, features: NO_COACH }).map(
    ({ title, holds }) => `${holds ? "✓" : "–"} ${title}`,
  );

test.each([
  [1, "den ersten 2 von 10 Missionen"],
  [2, "den ersten 4 von 10 Missionen"],
  [3, "den ersten 6 von 10 Missionen"],
  [4, "den ersten 8 von 10 Missionen"],
  [5, "allen 10 Missionen"],
  [9, "allen 10 Missionen"],
])("level %i gives access to %s: min(level × 2, all), without a paid plan", (level, which) => {
  expect(titles(level, TRIAL)[0]).toBe(`✓ Zugang zu ${which}`);
});

test("who has got further than the level opens is told so", () => {
  expect(titles(2, TRIAL, 7)[0]).toBe("✓ Zugang zu den ersten 7 von 10 Missionen");
  expect(titles(3, TRIAL, 10)[0]).toBe("✓ Zugang zu allen 10 Missionen");
});

test("a paid plan gives access to all of them", () => {
  expect(titles(1, PRO)[0]).toBe("✓ Zugang zu allen 10 Missionen");
  expect(titles(2, PRO)[0]).toBe("✓ Zugang zu allen 10 Missionen");
});

test("before level 2 they do not open by themselves, and that is said", () => {
  const description = (level: number) =>
    listLevelBenefits({ level, totalMissions: 10, openMissions: 1, access: TRIAL, features: NO_COACH })[0]?.description;
  expect(description(1)).toContain("Ab Level 2 öffnen sie sich von selbst");
  expect(description(2)).not.toContain("Ab Level 2");
});

test.each([
  [1, "10 % XP-Bonus", "110 XP"],
  [3, "30 % XP-Bonus", "130 XP"],
  [12, "120 % XP-Bonus", "220 XP"],
])("at level %i the bonus is level × 10 %%", (level, title, example) => {
  const bonus = listLevelBenefits({ level, totalMissions: 10, openMissions: 1, access: TRIAL, features: NO_COACH })[1];
  expect(bonus).toMatchObject({ title, holds: true });
  expect(bonus?.description).toContain(example);
});

test("premium features are shown from level 3, as the person's access has them", () => {
  expect(titles(2, PRO)[2]).toBe("– Premium-Funktionen ab Level 3");
  expect(titles(3, PRO)[2]).toBe("✓ Premium-Funktionen in deinem Tarif");
  expect(titles(3, TRIAL)[2]).toBe("✓ Premium-Funktionen in deiner Testphase");
  const remaining = (freeWeeksRemaining: number) =>
    listLevelBenefits({ ...AT_LEVEL_3, access: { paid: false, freeWeeksRemaining }, features: NO_COACH })[2]
      ?.description;
  expect(remaining(3)).toContain("Noch 3 Wochen: ");
  expect(remaining(1)).toContain("Noch 1 Woche: ");
});

test.each([
  [true, "und so viele Nachrichten an Inno, wie du willst.", "und 5 Nachrichten am Tag an Inno."],
  [false, "dazu alle seine Inhalte und dein XP-Verlauf.", "alle Inhalte deines Pfads und dein XP-Verlauf. Mit Pro"],
])("messages to Inno are a benefit only where the coach is: %s", (coach, paid, trial) => {
  const [, , ofPlan] = listLevelBenefits({ ...AT_LEVEL_3, access: PRO, features: { coach } });
  const [, , ofTrial] = listLevelBenefits({ ...AT_LEVEL_3, access: TRIAL, features: { coach } });
  expect(ofPlan?.description).toContain(paid);
  expect(ofTrial?.description).toContain(trial);
  for (const benefit of [ofPlan, ofTrial]) expect(benefit?.description.includes("Inno")).toBe(coach);
});
