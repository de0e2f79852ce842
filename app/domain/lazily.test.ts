import { expect, test, vi } from "vitest";
import { lazily } from "./lazily";

test("is made with the first question, once", () => {
  const make = vi.fn(() => ({}));
  const made = lazily(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledTimes(1);
});
