import { expect, test } from "vitest";
import { outdatedFactsMail } from "./editors";

const text = (title: string, reviewBy: string) => ({ title, reviewBy });
const mailOf = (...texts: ReturnType<typeof text>[]) =>
  outdatedFactsMail({ productName: "Startklar", texts, today: "2026-11-23" }).text;

test("names each text with its day, and says how many are over", () => {
  expect(mailOf(text("Krankenkasse", "2026-10-31"), text("Steuern", "2026-11-23"))).toContain(
    [
      "Bei 2 Texten läuft die Zeit ab, in der die Zahlen und Fristen als geprüft gelten, bei 1 ist sie schon vorbei.",
      "",
      "- Krankenkasse: bis 31.10.2026",
      "- Steuern: bis 23.11.2026",
    ].join("\n"),
  );
});

test("counts what would make it long", () => {
  const many = Array.from({ length: 23 }, (_, index) => text(`Text ${index}`, "2026-12-01"));
  expect(mailOf(...many)).toContain("- Text 19: bis 01.12.2026\n- und 3 weitere\n");
  expect(mailOf(text("Einer", "2026-12-01"))).toMatch(/^Bei einem Text läuft die Zeit ab, .* gelten\.\n/);
});
