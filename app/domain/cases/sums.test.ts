import { expect, test } from "vitest";
import { amount, percent } from "./paper";
import { offeredCents, sumsOf } from "./sums";

const offer = {
  ...{ number: "A-1", date: "2027-03-01", validUntil: "2027-03-15", goal: "", how: "", excluded: "", needed: "" },
  ...{ begins: "2027-03-02", ends: "2027-03-03", changes: "", usage: null, daysToPay: 14 },
};
const party = { name: "Beispiel", person: "Beispiel", street: "", town: "", isFormal: false };
const of = (isFirm: boolean, ...positions: [quantity: number, cents: number][]) => ({
  offer: { ...offer, positions: positions.map(([quantity, cents]) => ({ label: "", unit: null, quantity, cents })) },
  customer: { ...party, isFirm },
});

test("each position is rounded to cents before it is added", () => {
  expect(offeredCents(of(true, [1.5, 33], [1.5, 33]))).toBe(100);
});

test("to a firm, tax comes on top", () => {
  expect(sumsOf(of(true, [17, 5400]), 0.19)).toEqual({ netCents: 91_800, taxCents: 17_442, totalCents: 109_242 });
  expect(sumsOf(of(true, [1, 103]), 0.19)).toEqual({ netCents: 103, taxCents: 20, totalCents: 123 });
});

test("for anybody else it is part of the price that was told", () => {
  expect(sumsOf(of(false, [1, 3400], [1, 490]), 0.19)).toEqual({ netCents: 3269, taxCents: 621, totalCents: 3890 });
});

test("a small business shows none", () => {
  expect(sumsOf(of(false, [4, 3800]), null)).toEqual({ netCents: 15_200, taxCents: 0, totalCents: 15_200 });
});

test("amounts have their cents, thousands and sign", () => {
  expect([5, 100, 104_000, 109_242].map(amount)).toEqual(["0,05 €", "1,00 €", "1.040,00 €", "1.092,42 €"].map(kept));
  expect([0.19, 0.07, 0.055].map(percent)).toEqual(["19 %", "7 %", "5,5 %"].map(kept));
});

const kept = (text: string): string => text.replace(" ", "\u00a0");
