import { describe, expect, test } from "vitest";
import { MISSION_CATEGORIES } from "./category";
import { MISSION_MOTIFS, motifOf } from "./motif";

describe("the pictures of missions", () => {
  test("there are ten, and each is drawn for some kind of work", () => {
    expect(MISSION_MOTIFS).toHaveLength(10);
    expect(new Set(MISSION_CATEGORIES.map(motifOf))).toEqual(new Set(MISSION_MOTIFS));
  });
});
