import { afterEach, expect, test, vi } from "vitest";
import { count } from "./metrics.server";
import { serverShell } from "./server-shell";

afterEach(() => void (serverShell().metrics = undefined));

test("what is no amount counts as nothing, and nothing of it throws", () => {
  const counted = vi.fn();
  serverShell().metrics = { count: counted };
  for (const by of [-1, NaN, Infinity, 0, 64]) count("coach_tokens", "input", by);
  count("coach_answers", "whole");
  expect(counted.mock.calls).toEqual([
    ["coach_tokens", "input", 0],
    ["coach_tokens", "input", 64],
    ["coach_answers", "whole", 1],
  ]);
});
