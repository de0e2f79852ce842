import { describe, expect, test } from "vitest";
import { essentialTerms, generalTerms, priceTerm, rightsOfBuyers, type Term } from "./order-terms";

const SELLER = {
  name: "Rosa",
  street: "Weg 1",
  city: "12345 Ort",
  country: "Deutschland",
  email: "rosa@example.org",
  phone: "030 1",
};

const named = (terms: readonly Term[], name: string) => terms.find((term) => term.name === name)?.text ?? "";

describe("a monthly plan", () => {
  const terms = essentialTerms({ billing: "month", isDemo: false });

  test("names term, renewal and cancellation, in this order", () => {
    expect(terms.map(({ name }) => name)).toEqual(["Laufzeit", "Verlängerung", "Kündigung"]);
    expect(named(terms, "Verlängerung")).toBe("Jeden Monat um einen Monat zum gleichen Preis, bis du kündigst");
    expect(named(terms, "Kündigung")).toMatch(/^Jederzeit zum Ende des bezahlten Monats/);
    expect(terms[2]?.link).toEqual({ to: "/kuendigen", label: "So kündigst du" });
  });

  test("is charged each month", () => {
    expect(priceTerm({ billing: "month", price: "9 €" })).toBe(
      "9 € im Monat, inklusive Mehrwertsteuer. Das ist der Endpreis.",
    );
    expect(named(rightsOfBuyers({ billing: "month", isDemo: false }), "Zahlung")).toContain(
      "heute und dann jeden Monat",
    );
  });

  test("ends by itself in the demo, where nothing is charged", () => {
    const demo = { billing: "month", isDemo: true } as const;
    expect(named(essentialTerms(demo), "Verlängerung")).toMatch(/^Keine/);
    expect(named(essentialTerms(demo), "Laufzeit")).toBe("Ein Monat (30\u00a0Tage)");
    expect(named(terms, "Laufzeit")).toBe("Ein Monat ab der Zahlung");
    expect(named(rightsOfBuyers(demo), "Beginn")).toBe("Sofort.");
    expect(named(rightsOfBuyers({ ...demo, isDemo: false }), "Beginn")).toMatch(/^Sobald deine Zahlung bestätigt ist/);
    expect(named(rightsOfBuyers(demo), "Zahlung")).toBe("Keine: In der Demo wird nichts abgebucht.");
  });
});

test("a single payment does not renew and is charged once", () => {
  const once = { billing: "once", isDemo: false } as const;
  expect(named(essentialTerms(once), "Verlängerung")).toBe("Keine. Es folgen keine weiteren Zahlungen.");
  expect(priceTerm({ billing: "once", price: "49 €" })).toMatch(/^49 € einmalig, inklusive Mehrwertsteuer\./);
  expect(named(rightsOfBuyers(once), "Zahlung")).not.toContain("jeden Monat");
});

test("everything that must be said before an order is there", () => {
  const ordered = { billing: "month", isDemo: false } as const;
  const names = [...rightsOfBuyers(ordered), ...generalTerms(SELLER)].map(({ name }) => name);
  for (const name of ["Beginn", "Zahlung", "Widerruf", "Geld-zurück", "Anbieter", "Kontakt", "Technik", "Mängel"]) {
    expect(names).toContain(name);
  }
  expect(names).toContain("Streitfälle");
  expect(named(generalTerms(SELLER), "Anbieter")).toBe("Rosa, Weg 1, 12345 Ort, Deutschland.");
  expect(named(generalTerms(SELLER), "Kontakt")).toMatch(/: rosa@example.org oder 030 1$/);
  expect(named(generalTerms({ ...SELLER, phone: undefined }), "Kontakt")).toMatch(/: rosa@example.org$/);
});
