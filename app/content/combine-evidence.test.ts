import { expect, test } from "vitest";
import { combineEvidence } from "./combine-evidence";

const own = { quellen: ["amt", "kasse"], quellenstand: "Herbst 2026", pruefenBis: "2027-10-15" };
const passage = { quellen: ["amt", "kammer"], quellenstand: "Sommer 2026", pruefenBis: "2026-12-31" };
const reviewed = (by: string, on: string) => ({ fachgeprueftVon: by, fachgeprueftAm: on });

test("a text names its own sources and those of its passages, each once, and is due with the first", () => {
  expect(combineEvidence([own, passage])).toEqual({
    sourceIds: ["amt", "kasse", "kammer"],
    sourcesAsOf: "Herbst 2026, Sommer 2026",
    expertReview: null,
    reviewBy: "2026-12-31",
  });
});

test("without sources there is nothing to say", () => {
  expect(combineEvidence([{ quellen: [] }])).toEqual({
    sourceIds: [],
    sourcesAsOf: null,
    expertReview: null,
    reviewBy: null,
  });
});

test("an expert has read it only when an expert has read all of it", () => {
  const readOwn = { ...own, ...reviewed("Ada Recht", "2027-01-10") };
  expect(combineEvidence([readOwn, passage]).expertReview).toBeNull();
  expect(combineEvidence([readOwn, { quellen: [] }]).expertReview).toEqual({ by: "Ada Recht", on: "2027-01-10" });
  const readPassage = { ...passage, ...reviewed("Ben Steuer", "2026-12-20") };
  expect(combineEvidence([readOwn, readPassage]).expertReview).toEqual({
    by: "Ada Recht, Ben Steuer",
    on: "2026-12-20",
  });
});
