import { describe, expect, test } from "vitest";
import { BOT_TEXTS } from "./bot-texts";
import {
  aiNotice,
  cannedReply,
  CEILING_NOTICE,
  coachBadge,
  counterText,
  coachGreeting,
  inputPlaceholder,
  LABELS,
  REFILL_TEXT,
  TOASTS,
  UNFINISHED_TEXTS,
  upgradeCard,
} from "./texts";

test("what stands where an answer should, to the letter", () => {
  expect(BOT_TEXTS).toEqual({
    failure: "Entschuldige, ich habe gerade technische Probleme. 🤖 Versuche es bitte in einem Moment noch einmal!",
    empty: "Entschuldige, ich konnte keine Antwort generieren. Versuche es bitte noch einmal!",
    dailyLimit:
      "Du hast dein Tageslimit von 5 Nachrichten erreicht! 🚫 Upgrade auf Pro für unbegrenzte AI-Coach Sessions. 🚀",
  });
  expect(TOASTS.failure).toEqual({
    title: "Verbindungsfehler",
    description: "Es gab ein Problem bei der Verbindung zum AI Coach. Bitte versuche es später noch einmal.",
  });
});

test("the field, the badge and the counter, to the letter", () => {
  expect(inputPlaceholder({ aiCoach: true })).toBe("Frage deinen Coach...");
  expect(inputPlaceholder({ aiCoach: false })).toBe("Stelle eine Frage (limitiert)");
  expect(coachBadge({ paid: false })).toBe("Free");
  expect(coachBadge({ paid: true })).toBe("Pro");
  expect(counterText(3)).toBe("3 von 5 täglichen Nachrichten übrig");
  expect(REFILL_TEXT).toBe("Um Mitternacht in Berlin wieder 5.");
});

test("one of three replies stands in for an answer, whatever number comes", () => {
  const replies = [0, 0.34, 0.67].map((random) => cannedReply({ product: "Startklar", random }));
  expect(new Set(replies).size).toBe(3);
  for (const reply of replies) expect(reply).toContain("Startklar Pro");
  expect(cannedReply({ product: "Startklar", random: 0.999_999 })).toBe(replies[2]);
  for (const random of [-1, 1, 7]) expect(replies).toContain(cannedReply({ product: "Startklar", random }));
});

test("Inno says before the first message that he is an AI, and what kind", () => {
  expect(aiNotice({ hasModel: true })).toContain("Inno ist eine KI");
  expect(aiNotice({ hasModel: false })).toMatch(/Inno ist eine KI[^]*formuliert er nicht frei/);
  expect(coachGreeting({ firstName: " Anna " })).toMatch(/^Hallo Anna, ich bin Inno\./);
  expect(coachGreeting({ firstName: "" })).toMatch(/^Hallo, ich bin Inno\./);
});

test("where an answer comes from, and that it is not whole", () => {
  expect(LABELS).toEqual({ material: "Antwort aus dem Lernmaterial", unchecked: "allgemeines Wissen, nicht geprüft" });
  expect(CEILING_NOTICE).toContain("aus dem Lernmaterial");
  expect(UNFINISHED_TEXTS.stopped).toMatch(/^Abgebrochen\./);
});

describe("the upgrade card", () => {
  test("everyone but pro_ai has one, to the prices", () => {
    expect(upgradeCard({ effectivePlan: "pro_ai" })).toBeNull();
    for (const effectivePlan of ["free", "pro"] as const) {
      expect(upgradeCard({ effectivePlan })?.action).toEqual({ label: "Upgrade", href: "/pricing" });
    }
  });

  test("nobody is offered what they have", () => {
    expect(upgradeCard({ effectivePlan: "pro" })?.text).not.toContain("Tageslimit");
    expect(upgradeCard({ effectivePlan: "free" })?.text).toContain("kein Tageslimit");
  });
});
