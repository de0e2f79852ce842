import { expect, test } from "vitest";
import { listBadges } from "./badges";

const mission = {
  id: "m1",
  order: 1,
  title: "Deine Nische finden",
  badge: "Thema gefunden",
  category: "Strategie",
  status: "locked",
} as const;
const credit = { kind: "mission", ref: "m1", xp: 100, day: "2026-11-05" } as const;

test("an earned badge has the day its mission was paid, an open one its mission's name", () => {
  const second = { ...mission, id: "m2", order: 2, title: "Dein Publikum verstehen", badge: "Publikum" };
  expect(listBadges([{ ...mission, status: "completed" }, second], [credit])).toEqual([
    {
      title: "Thema gefunden",
      mission: { order: 1, title: mission.title },
      motif: "compass",
      isEarned: true,
      on: credit.day,
    },
    { title: "Publikum", mission: { order: 2, title: second.title }, motif: "compass", isEarned: false, on: null },
  ]);
});

test("one that was earned stays when its mission begins anew", () => {
  expect(listBadges([mission], [credit])).toMatchObject([{ isEarned: true, on: credit.day }]);
});

test("a mission that paid nothing is earned without a day, a bonus alone is none, one without a badge has none", () => {
  expect(listBadges([{ ...mission, status: "completed" }], [])).toMatchObject([{ isEarned: true, on: null }]);
  expect(listBadges([mission], [{ ...credit, kind: "mission-bonus" }])).toMatchObject([{ isEarned: false }]);
  expect(listBadges([{ ...mission, badge: null }], [credit])).toEqual([]);
});
