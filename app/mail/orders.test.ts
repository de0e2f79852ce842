import { describe, expect, test } from "vitest";
import { OPERATOR } from "../../tests/fixtures/operator";
import { receiptMail, refundMail, type OrderReceipt } from "./orders";
import { planEndedMail } from "./contracts";

const NAME = '<b onclick="x">Anna</b>';

const RECEIPT: OrderReceipt = {
  productName: "Startklar",
  firstName: NAME,
  planName: "Pro",
  features: ["Alle Missionen"],
  priceCents: 950,
  billing: "month",
  orderedAt: new Date("2026-11-22T13:03:27Z"),
  startsAtOnce: true,
  today: { chargedCents: 950 },
  renewal: { on: new Date("2026-12-22T13:03:27Z"), cents: 950 },
  operator: OPERATOR,
  origin: "https://start.example",
  termsText: "§ 1 Worum es geht\n\nUm alles.",
  withdrawalText: "Widerrufsrecht\n\nDu hast 14 Tage.",
};

describe("the receipt", () => {
  const { subject, text, html } = receiptMail(RECEIPT);

  test.each([
    "Tarif: Pro\n- Alle Missionen",
    "Bestellt am: 22. November 2026 um 14:03:27 Uhr",
    "Gesamtpreis: 9,50\u00a0€ im Monat, inklusive Mehrwertsteuer.",
    "Heute bezahlt: 9,50\u00a0€",
    "Nächste Abbuchung: 22. Dezember 2026, 9,50\u00a0€",
    "Verlängerung: Jeden Monat um einen Monat zum gleichen Preis, bis du kündigst",
    "https://start.example/kuendigen",
    "https://start.example/widerruf\n",
    "Anbieter: Rosa, Weg 1, 12345 Ort, Deutschland",
    "Du hast 14 Tage.",
    "Um alles.",
  ])("says „%s“", (said) => {
    expect(text).toContain(said);
    expect(html).toContain(said.replaceAll("\n", "<br>").replace(/<br>$/, ""));
  });

  test("says whether the start at once was asked for", () => {
    expect(text).toContain("So hast du es bei der Bestellung ausdrücklich gewünscht.");
    expect(receiptMail({ ...RECEIPT, startsAtOnce: false }).text).toContain(
      "Für die Tage bis zu einem Widerruf zahlst du deshalb nichts.",
    );
  });

  test("of a single payment names no next one", () => {
    const once = receiptMail({ ...RECEIPT, billing: "once", renewal: null, priceCents: 4900 }).text;
    expect(once).toContain("Gesamtpreis: 49\u00a0€ einmalig");
    expect(once).not.toContain("Nächste Abbuchung");
    expect(once).toContain("Keine. Es folgen keine weiteren Zahlungen.");
  });

  test("holds no markup of a name, and none in its subject", () => {
    expect(html).not.toContain("<b ");
    expect(html).toContain("Hallo &lt;b onclick=&quot;x&quot;&gt;Anna&lt;/b&gt;,");
    expect(subject).toBe("Deine Bestellung bei Startklar: Pro");
  });
});

describe("a refund", () => {
  const ended = { planName: "Pro", endedAt: new Date("2026-11-30T10:00:00Z"), contact: "rosa@example.org" };
  const refund = (refundCents: number) =>
    refundMail({ productName: "Startklar", firstName: NAME }, { ...ended, refundCents });

  test("names the amount and the day", () => {
    const { text, html } = refund(900);
    expect(text).toContain("Wir zahlen dir 9\u00a0€ zurück");
    expect(text).toContain("seit dem 30. November 2026 beendet");
    expect(html).not.toContain("<b ");
  });

  test("of the guarantee says so, and promises nothing where nothing was paid", () => {
    const { subject, text } = refund(0);
    expect(text).toContain("deine Geld-zurück-Garantie ist eingelöst");
    expect(subject + text).not.toMatch(/kommt zurück|Wir zahlen dir/);
  });
});

test.each([
  ["cancelled", "am 1. Dezember 2026 ausgelaufen, wie von dir gekündigt. Abgebucht wird nichts mehr."],
  ["unpaid", "ausgelaufen, weil die Abbuchung auch nach mehreren Versuchen nicht geklappt hat."],
] as const)("a plan that ended, %s", (because, said) => {
  const { text, html } = planEndedMail(
    { productName: "Startklar", firstName: NAME, origin: "https://start.example" },
    {
      planName: "Pro",
      endedAt: new Date("2026-12-01T10:00:00Z"),
      because,
    },
  );
  expect(text).toContain(said);
  expect(text).toContain("https://start.example/pricing");
  expect(html).not.toContain("<b ");
});
