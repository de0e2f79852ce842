import { expect, test } from "vitest";
import { whyNotBuilding } from "../../scripts/lib/folder.mjs";

test.each(["C#-Projekte", "was?"])("a folder in which nothing can be built is named before: %s", (name) => {
  expect(whyNotBuilding(`/home/anna/${name}/startklar`)).toContain(name);
});

test.each(["Meine Projekte", "Übung (1)", "100%", "[alt]", "a'b", "x&y"])("any other is fine: %s", (name) => {
  expect(whyNotBuilding(`/home/anna/${name}/startklar`)).toBeNull();
});
