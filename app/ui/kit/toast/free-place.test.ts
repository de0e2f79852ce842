import { expect, test } from "vitest";
import { freePlace } from "./free-place";

const place = (...used: [top: number, bottom: number][]) =>
  freePlace({ height: 60, from: 8, to: 800, used: used.map(([top, bottom]) => ({ top, bottom })) });

test.each([
  ["nothing is used: at the foot", place(), 740],
  ["above the navigation", place([740, 800]), 672],
  ["above a button near the foot, and the navigation", place([740, 800], [660, 710]), 592],
  ["between two, where it fits", place([740, 800], [500, 596]), 672],
  ["not between two, where it does not", place([740, 800], [500, 665]), 432],
  ["at the head, when only there is room", place([80, 800]), 12],
  ["nowhere", place([40, 800]), null],
])("%s", (_, found, expected) => {
  expect(found).toBe(expected);
});
