import { expect, test } from "vitest";
import { provided } from "./provided";

test("what nobody provided is a bug that says what to do", () => {
  const part = provided<number>("number");
  expect(part.get).toThrow("There is no number yet: compose() of app/process/compose.server.ts provides it.");
  expect(part.derive((number) => number)).toThrow("There is no number yet");
});

test("the newest value counts, also for what is made of it", () => {
  const part = provided<number>("number");
  let made = 0;
  const double = part.derive((number) => {
    made++;
    return 2 * number;
  });
  part.provide(1);
  expect([part.get(), double(), double(), made]).toEqual([1, 2, 2, 1]);
  part.provide(2);
  expect([part.get(), double(), made]).toEqual([2, 4, 2]);
});
