import { expect, test } from "vitest";
import { shownAddress } from "./shown-address";

test.each([
  ["anna@xn--bcher-kva.test", "anna@bücher.test"],
  ["anna@mail.xn--strae-oqa.example", "anna@mail.straße.example"],
  ["anna@bücher.test", "anna@bücher.test"],
  ["anna@example.org", "anna@example.org"],
  // Two edge cases: an `xn--` that stands for nothing, and an empty address.
  ["anna@xn--a.test", "anna@xn--a.test"],
  ["", ""],
])("%s is shown as %s", (kept, shown) => expect(shownAddress(kept)).toBe(shown));
