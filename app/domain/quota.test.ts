import { expect, test } from "vitest";
import { FREE_AI_MESSAGES_PER_DAY } from "./quota";

test("the free plan has 5 messages a day", () => {
  expect(FREE_AI_MESSAGES_PER_DAY).toBe(5);
});
