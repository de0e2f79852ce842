import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { OPERATOR } from "../../../tests/fixtures/operator";
import type { OfferedPlan } from "~/content/library";
import { OrderTerms, StartAtOnce } from "./order-terms";

const PLAN: OfferedPlan = {
  id: "pro",
  name: "Pro",
  order: 2,
  claim: "Los",
  billing: "month",
  priceEuro: 9,
  price: { euro: 9, lookupKey: "pro_monthly", isIntroductory: true },
  regularPriceEuro: 19,
  introductoryUntil: "2027-06-30",
  stripeLookupKey: "pro_monthly",
  features: ["Alle Missionen"],
  promises: [],
  lifetime: null,
};

describe("the summary of an order", () => {
  const html = renderToStaticMarkup(
    <OrderTerms plan={PLAN} isDemo={false} operator={OPERATOR} consent={<StartAtOnce />} />,
  );
  const places = (...texts: string[]) => texts.map((text) => html.indexOf(text));

  test("ends with service, total price, term, renewal and cancellation; what is to be ticked stands before", () => {
    const order = places("Widerrufsbelehrung", "Rosa, Weg 1", "startsAtOnce", "Alle Missionen", "9\u00a0€ im Monat");
    const rest = places("Laufzeit", "Verlängerung", "Kündigung");
    expect([...order, ...rest].every((place) => place > 0)).toBe(true);
    expect([...order, ...rest]).toEqual([...order, ...rest].toSorted((a, b) => a - b));
  });

  test("leads to the cancellation, the withdrawal, the terms and the operator", () => {
    for (const path of ["/kuendigen", "/widerrufsbelehrung", "/agb", "/impressum"]) {
      expect(html).toContain(`href="${path}"`);
    }
  });

  test("names both prices of an introductory offer", () => {
    expect(html).toContain("Einführungspreis für Bestellungen bis 30.6.2027, danach 19\u00a0€ im Monat");
  });
});

test("the wish for a start at once is asked for, never ticked beforehand, and says what follows from it", () => {
  const html = renderToStaticMarkup(<StartAtOnce />);
  expect(html).toMatch(/<input type="checkbox" name="startsAtOnce" required="" [^>]*value="on"/);
  expect(html).not.toContain("checked");
  expect(html).toContain("also vor dem Ende der Widerrufsfrist");
  expect(html).toContain("kann ein Betrag für die Tage bis dahin fällig werden");
});

test("without it, the refusal stands with the box and says so to a screen reader", () => {
  const html = renderToStaticMarkup(
    <StartAtOnce error={{ title: "Bitte kreuze das an", description: "Sonst nicht." }} />,
  );
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="starts-at-once-hint starts-at-once-error"');
  expect(html).toContain("Bitte kreuze das an</strong> – Sonst nicht.");
});
