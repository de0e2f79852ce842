import { expect, test } from "vitest";
import { missionCameFrom } from "./came-from";

const ORIGIN = "https://startklar.example";

test.each([
  [`${ORIGIN}/mission/content-creator-in-1`, "/mission/content-creator-in-1"],
  [`${ORIGIN}/mission/content-creator-in-1?geschafft=1#cc1-1`, "/mission/content-creator-in-1"],
  [`${ORIGIN}/home`, null],
  [`${ORIGIN}/mission/1/2`, null],
  ["https://elsewhere.example/mission/content-creator-in-1", null],
  ["no address", null],
  [null, null],
])("from %s the way back is %s", (referer, way) => {
  expect(missionCameFrom(referer, ORIGIN)).toBe(way);
});
