import { expect, test } from "vitest";
import { listLevelBenefits } from "./level-benefits";

const TRIAL = { paid: false, freeWeeksRemaining: 4 };
const PRO = { paid: true, freeWeeksRemaining: 4 };
const titles = (level: number, access: typeof TRIAL, totalMissions = 10) =>
  listLevelBenefits({ level, totalMissions, access }).map(({ title, holds }) => `${holds ? "✓" : "–"} ${title}`);

test("without a paid plan the level gives access to min(level × 2, all) missions, from level 2 on", () => {
  expect(titles(1, TRIAL)[0]).toBe("– Zugang zu den ersten 4 von 10 Missionen ab Level 2");
  expect(titles(2, TRIAL)[0]).toBe("✓ Zugang zu den ersten 4 von 10 Missionen");
  expect(titles(4, TRIAL)[0]).toBe("✓ Zugang zu den ersten 8 von 10 Missionen");
  expect(titles(5, TRIAL)[0]).toBe("✓ Zugang zu allen 10 Missionen");
  expect(titles(9, TRIAL)[0]).toBe("✓ Zugang zu allen 10 Missionen");
});

test("a paid plan gives access to all of them, from level 2 on", () => {
  expect(titles(1, PRO)[0]).toBe("– Zugang zu allen 10 Missionen ab Level 2");
  expect(titles(2, PRO)[0]).toBe("✓ Zugang zu allen 10 Missionen");
});

test.each([
  [1, "10 % XP-Bonus", "110 XP"],
  [3, "30 % XP-Bonus", "130 XP"],
  [12, "120 % XP-Bonus", "220 XP"],
])("at level %i the bonus is level × 10 %%", (level, title, example) => {
  const bonus = listLevelBenefits({ level, totalMissions: 10, access: TRIAL })[1];
  expect(bonus).toMatchObject({ title, holds: true });
  expect(bonus?.description).toContain(example);
});

test("premium features are shown from level 3, as the person's access has them", () => {
  expect(titles(2, PRO)[2]).toBe("– Premium-Funktionen ab Level 3");
  expect(titles(3, PRO)[2]).toBe("✓ Premium-Funktionen in deinem Plan");
  expect(titles(3, TRIAL)[2]).toBe("✓ Premium-Funktionen in deiner Testphase");
  const remaining = (freeWeeksRemaining: number) =>
    listLevelBenefits({ level: 3, totalMissions: 10, access: { paid: false, freeWeeksRemaining } })[2]?.description;
  expect(remaining(3)).toContain("Noch 3 Wochen: ");
  expect(remaining(1)).toContain("Noch 1 Woche: ");
});
