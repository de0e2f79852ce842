import { expect, test } from "vitest";
import { reminderMail, trialEndsMail } from "./reminders";

const WHO = { productName: "Startklar", firstName: "<i>Anna</i>", origin: "https://start.example" };

test("before the trial ends: the day, that nothing is charged, and where the prices are", () => {
  const { text, html } = trialEndsMail({ ...WHO, endsAt: new Date("2026-12-20T08:00:00Z") });
  expect(text).toContain("am 20. Dezember 2026 enden deine vier kostenlosen Wochen");
  expect(text).toContain("abgebucht wird nichts");
  expect(text).toContain("https://start.example/pricing");
  expect(html).toContain("Hallo &lt;i&gt;Anna&lt;/i&gt;,");
});

test("a reminder says somebody's own sentence as text, and its preview leaves it out", () => {
  const evening = '<img src=x onerror="alert(1)"> Wenn Ruhe ist, dann rufe ich an';
  const next = { title: "Dein Warum", path: "/mission/dein-warum", evening };
  const { text, html, preheader, subject } = reminderMail({ ...WHO, time: "19:00", next });
  expect(text).toContain(`Dein Satz für den Abend: ${evening}`);
  expect(html).toContain("&lt;img src=x onerror=");
  expect(`${subject} ${preheader}`).not.toContain("Ruhe");
  expect(reminderMail({ ...WHO, time: "19:00", next: { ...next, evening: null } }).text).not.toContain("Dein Satz");
});
