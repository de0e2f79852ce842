import fc from "fast-check";
import { expect, test } from "vitest";
import { readAmount } from "./read-amount";
import { sayAmount, typeAmount } from "./say-amount";

test.each([
  ["1.234,50 €", 1234.5],
  ["1234,5", 1234.5],
  ["1234.5", 1234.5],
  ["1.234", 1234],
  ["1.234.567", 1_234_567],
  ["12.34", 12.34],
  ["12.3456", 12.3456],
  ["  700 Euro ", 700],
  ["1\u00a0000,5", 1000.5],
  ["1'000", 1000],
  ["−20", -20],
  [",5", 0.5],
  ["5,", 5],
])("„%s“ is %d", (typed, value) => {
  expect(readAmount(typed, "euro")).toBe(value);
});

test.each(["", "viel", "1,2,3", "1.23.4", "--5", "1e9", "0x10", "Infinity", "9999999999", "5 €/h"])(
  "„%s“ is no number",
  (typed) => {
    expect(readAmount(typed, "euro")).toBeNull();
  },
);

test("a share is typed in per cent", () => {
  expect(readAmount("60 %", "prozent")).toBe(0.6);
  expect(readAmount("12,5", "prozent")).toBe(0.125);
});

test("what is shown in a field is read as the same number again", () => {
  const cents = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((value) => value / 100);
  fc.assert(fc.property(cents, (value) => readAmount(typeAmount(value, "euro"), "euro") === value));
  const shares = fc.integer({ min: 0, max: 100_000 }).map((value) => Number((value / 10_000).toPrecision(12)));
  fc.assert(fc.property(shares, (value) => readAmount(typeAmount(value, "prozent"), "prozent") === value));
});

test("an amount has cents only where there are some, and nothing is a dash", () => {
  expect(sayAmount(46.511_627, "euro")).toBe("46,51\u00a0€");
  expect(sayAmount(1200, "euro")).toBe("1.200\u00a0€");
  expect(sayAmount(0.6, "prozent")).toBe("60\u00a0%");
  expect(sayAmount(1.005, "zahl")).toBe("1,01");
  expect(sayAmount(null, "euro")).toBe("–");
});
