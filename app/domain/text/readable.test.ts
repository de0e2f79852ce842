import { expect, test } from "vitest";
import { readable } from "./readable";

test("what nobody sees in pasted text goes, everything else stays", () => {
  expect(readable("a\u0000b\u202ec\ud800d\u0085")).toBe("abcd");
  expect(readable("Zeile\n\tzwei 👩‍👧 ä")).toBe("Zeile\n\tzwei 👩‍👧 ä");
});
