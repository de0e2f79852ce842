import { describe, expect, test } from "vitest";
import { firstDay, trailFlags } from "./flags";

const timed = (times: string[]) => times.map((estimatedTime, index) => ({ id: String(index + 1), estimatedTime }));
const HOURS = timed(Array(9).fill("2\u00a0Stunden"));
const placesOf = (missions: ReturnType<typeof timed>) =>
  [...trailFlags(missions, { start: "2026-11-12", today: "2026-11-28" })].map(([id, flags]) => ({
    place: Number(id),
    texts: flags.map(({ text }) => text.replaceAll("\u00a0", " ")),
  }));

describe("the flags of a path", () => {
  test("stand after a third, two thirds and all of its time, each with its day", () => {
    expect(placesOf(HOURS)).toEqual([
      { place: 3, texts: ["Tag 30 · 12. Dez."] },
      { place: 6, texts: ["Tag 60 · 11. Jan."] },
      { place: 9, texts: ["Tag 90 · 10. Feb."] },
    ]);
  });

  test("follow the time and not the number of missions", () => {
    const missions = timed([
      "10\u00a0Stunden",
      "1\u00a0Stunden",
      "1\u00a0Stunden",
      "8\u00a0Stunden",
      "10\u00a0Stunden",
    ]);
    expect(placesOf(missions).map(({ place }) => place)).toEqual([1, 4, 5]);
  });

  test("the last stands at the end, also after one without a time; without any time they go by number", () => {
    expect(
      placesOf(timed(["1\u00a0Stunden", "1\u00a0Stunden", "1\u00a0Stunden", "Variabel"])).map(({ place }) => place),
    ).toEqual([1, 2, 4]);
    expect(placesOf(timed(Array(6).fill("Variabel"))).map(({ place }) => place)).toEqual([2, 4, 6]);
  });

  test("one mission may have two of them, and none is lost", () => {
    expect(placesOf(timed(["30\u00a0Stunden", "1\u00a0Stunden"])).flatMap(({ texts }) => texts)).toHaveLength(3);
  });

  test("are past from the day after theirs on", () => {
    const past = (today: string) =>
      [...trailFlags(HOURS, { start: "2026-11-12", today }).values()].flat().map(({ isPast }) => isPast);
    expect(past("2026-12-12")).toEqual([false, false, false]);
    expect(past("2026-12-13")).toEqual([true, false, false]);
    expect(past("2027-02-11")).toEqual([true, true, true]);
  });

  test("are none while nobody knows the first day", () => {
    expect(trailFlags(HOURS, { start: null, today: "2026-11-28" }).size).toBe(0);
  });
});

describe("the first day", () => {
  const plan = { careerPath: "VA Allround", startDay: "2026-11-02" };
  const rhythm = { createdOn: "2026-10-05" };
  test("is the plan's, where it is one of this path", () => {
    expect(firstDay("VA Allround", { plan, rhythm })).toBe("2026-11-02");
    expect(firstDay("Content Creator:in", { plan, rhythm })).toBe("2026-10-05");
  });
  test("else the day the rhythm was set up, else unknown", () => {
    expect(firstDay("VA Allround", { plan: null, rhythm })).toBe("2026-10-05");
    expect(firstDay("Content Creator:in", { plan, rhythm: null })).toBeNull();
    expect(firstDay("VA Allround", { plan: null, rhythm: null })).toBeNull();
  });
});
