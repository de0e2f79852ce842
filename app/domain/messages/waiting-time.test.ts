import { expect, test } from "vitest";
import { waitingTime } from "./waiting-time";

test.each([
  [0, "in 1 Sekunde"],
  [1, "in 1 Sekunde"],
  [59.2, "in 60 Sekunden"],
  [119, "in 119 Sekunden"],
  [121, "in 3 Minuten"],
  [3_600, "in 60 Minuten"],
  [7_200, "in 120 Minuten"],
  [7_201, "in 3 Stunden"],
  [86_400, "in 24 Stunden"],
])("%d seconds are %s", (seconds, text) => expect(waitingTime(seconds)).toBe(text));
