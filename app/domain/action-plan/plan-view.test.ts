import { expect, test } from "vitest";
import { samplePlan } from "../../../tests/fixtures/action-plan";
import { dayInWeek, daysFromTo, spanOf } from "./german-days";
import { actionPlanNotices, viewWeek } from "./plan-view";

const notices = (of: Parameters<typeof samplePlan>[0]) =>
  actionPlanNotices(samplePlan(of).plan).map((text) => text.replaceAll("\u00a0", " "));

test("nothing is said while the plan goes as it was made", () => {
  expect(notices({})).toEqual([]);
});

test("behind: how much is open, how far it moved, and no reproach", () => {
  expect(notices({ today: "2026-12-07" })).toEqual([
    "2 Aufgaben sind noch offen, die schon dran waren. Dein Plan geht deshalb ab heute weiter und endet etwa 2 Wochen " +
      "später als zuerst: am 16. Januar 2027. Verloren ist nichts.",
  ]);
});

test("ahead: how much earlier it ends", () => {
  const done = ["2026-11-24", "2026-11-24", "2026-11-24"];
  expect(notices({ today: "2026-11-25", done })[0]).toMatch(
    /^Du bist voraus: Dein Plan endet .+ früher, am .+ 202\d\.$/,
  );
});

test("longer than ninety days: how long, and what would make it fit", () => {
  expect(notices({ eveningsPerWeek: 1, hoursPerEvening: 1 })).toEqual([
    "Dein Plan braucht mehr als 90 Tage: bis 6. Mai 2027 statt 20. Februar 2027. " +
      "In 90 Tagen ginge es ab jetzt mit 2 Abenden in der Woche zu einer Stunde.",
  ]);
});

test("pauses that leave no room", () => {
  expect(notices({ pauses: [{ first: "2026-11-01", last: "2040-01-01" }] })).toEqual([
    "Mit diesen Pausen findet nicht alles einen Abend. Kürze eine Pause, dann geht der Plan auf.",
  ]);
});

test("a week as people read it", () => {
  const { plan, missions } = samplePlan();
  const [week] = plan.weeks;
  if (!week) throw new Error("no week");
  const shown = viewWeek(week, { missions, sentence: { text: "", isOwn: false }, today: "2026-11-23" });
  expect(shown).toMatchObject({ dates: "23. bis 29.\u00a0November", evenings: "Di. und Sa.", time: "current" });
  expect(shown.missions[0]?.tasks.map(({ title, day }) => [title, day])).toEqual([
    ["Schritt 1", "Sa.,\u00a028.11."],
    ["Schritt 2", "Sa.,\u00a028.11."],
  ]);
});

test("days in German", () => {
  expect(dayInWeek("2027-01-03")).toBe("So.,\u00a03.1.");
  expect(daysFromTo("2026-12-28", "2027-01-03", "2026-11-23")).toBe("28.\u00a0Dezember bis 3.\u00a0Januar 2027");
  expect(daysFromTo("2026-12-28", "2027-01-03", "2027-01-01")).toBe("28.\u00a0Dezember bis 3.\u00a0Januar");
  expect([spanOf("2027-01-01", "2027-01-02"), spanOf("2027-01-08", "2027-01-01")]).toEqual([
    "einen Tag",
    "etwa eine Woche",
  ]);
});
