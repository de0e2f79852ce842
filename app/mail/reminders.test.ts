import { expect, test } from "vitest";
import { priceChangeMail, trialEndsMail } from "./reminders";

const WHO = { productName: "Startklar", firstName: "<i>Anna</i>", origin: "https://start.example" };

test("before the trial ends: the day, that nothing is charged, and where the prices are", () => {
  const { text, html } = trialEndsMail({ ...WHO, endsAt: new Date("2026-12-20T08:00:00Z") });
  expect(text).toContain("am 20. Dezember 2026 enden deine vier kostenlosen Wochen");
  expect(text).toContain("abgebucht wird nichts");
  expect(text).toContain("https://start.example/pricing");
  expect(html).toContain("Hallo &lt;i&gt;Anna&lt;/i&gt;,");
});

test("before a price changes: both prices, the day, and that it takes consent", () => {
  const { subject, text, html } = priceChangeMail({
    ...WHO,
    planName: "Pro",
    oldCents: 900,
    newCents: 1950,
    from: new Date("2027-08-01T08:00:00Z"),
    agreeAt: "https://start.example/abo",
  });
  expect(subject).toBe("Pro kostet bald 19,50\u00a0€ im Monat");
  expect(text).toContain(
    "bisher zahlst du für Pro 9\u00a0€ im Monat. Ab dem 1. August 2027 kostet der Tarif 19,50\u00a0€",
  );
  expect(text).toContain("gilt nur, wenn du bis dahin zustimmst. Das geht hier: https://start.example/abo");
  expect(text).toContain("https://start.example/kuendigen");
  expect(html).not.toContain("<i>");
});
