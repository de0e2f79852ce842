import { expect, test } from "vitest";
import { BEFORE_DONE, withDoneBox } from "./done-box";

const BOX =
  '<div class="rounded bg-mint-soft" role="note"><p class="font-strong text-mint-deep">Geschafft</p><p>Dein Satz steht.</p></div>';

test("what is not finished is not called done", () => {
  const before = withDoneBox(BOX, false);
  expect(before).toContain(BEFORE_DONE);
  expect(before).toContain("Dein Satz steht.");
  expect(before).not.toMatch(/mint|Geschafft/);
});

test("what is finished stays as it is", () => {
  expect(withDoneBox(BOX, true)).toBe(BOX);
});
