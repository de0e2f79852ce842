import { expect, test } from "vitest";
import { ACTS } from "../acts/all";
import { ownActs, wayTo } from "./own-acts";

test("every act is one of some short life's, and pages are opened in each", () => {
  const lives = Array.from({ length: 25 }, (_, life) => [...ownActs(life, 25)]);
  expect(new Set(lives.flat())).toEqual(new Set(Object.keys(ACTS)));
  for (const own of lives) {
    expect(own).toContain("look-around");
    expect(own.length).toBeLessThanOrEqual(4);
  }
});

test("whoever is to come to an act begins with registering, and goes by acts there are", () => {
  expect(wayTo("close-dispute")).toEqual(["close-dispute", "dispute", "buy", "register"]);
  expect(wayTo("look-around")).toEqual(["look-around", "register"]);
  for (const name of Object.keys(ACTS)) for (const next of wayTo(name)) expect(ACTS).toHaveProperty(next);
});
