import { expect, test } from "vitest";
import { priceAgreedMail, priceChangeMail } from "./contracts";

const GREETING = { productName: "Startklar", firstName: "<i>Anna</i>", origin: "https://start.example" };
const CHANGE = { planName: "Pro", from: new Date("2027-08-01T08:00:00Z") };

test("before a price changes: both prices, the day, and that it takes consent", () => {
  const { subject, text, html } = priceChangeMail(GREETING, { ...CHANGE, fromCents: 900, toCents: 1950 });
  expect(subject).toBe("Pro kostet bald 19,50\u00a0€ im Monat");
  expect(text).toContain(
    "bisher zahlst du für Pro 9\u00a0€ im Monat. Ab dem 1. August 2027 kostet der Tarif 19,50\u00a0€",
  );
  expect(text).toContain("gilt nur, wenn du bis dahin zustimmst");
  expect(text).toContain("https://start.example/abo");
  expect(text).toContain("https://start.example/kuendigen");
  expect(html).not.toContain("<i>");
});

test("after consent: when it was given, what it costs and from when on", () => {
  const { text } = priceAgreedMail(GREETING, { ...CHANGE, toCents: 1900, agreedAt: new Date("2027-06-20T17:03:00Z") });
  expect(text).toContain("Am 20. Juni 2027 um 19:03:00 Uhr hast du zugestimmt");
  expect(text).toContain("Ab dem 1. August 2027 kostet Pro 19\u00a0€ im Monat");
  expect(text).toContain("https://start.example/kuendigen");
});
