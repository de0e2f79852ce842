import { expect, test } from "vitest";
import { trialEndsMail } from "./reminders";

const WHO = { productName: "Startklar", firstName: "<i>Anna</i>", origin: "https://start.example" };

test("before the trial ends: the day, that nothing is charged, and where the prices are", () => {
  const { text, html } = trialEndsMail({ ...WHO, endsAt: new Date("2026-12-20T08:00:00Z") });
  expect(text).toContain("am 20. Dezember 2026 enden deine vier kostenlosen Wochen");
  expect(text).toContain("abgebucht wird nichts");
  expect(text).toContain("https://start.example/pricing");
  expect(html).toContain("Hallo &lt;i&gt;Anna&lt;/i&gt;,");
});
