import { expect, test } from "vitest";
import { cardHtml } from "./card-html";

test("what authors write is text, never markup", () => {
  const html = cardHtml(
    {
      week: ["<b>Montag</b>"],
      startCosts: [{ what: "A & B", amount: "kostenlos" }],
      firstOrder: { from: 1, to: 2, hours: 4, reason: "Keine Zusage." },
      needs: ["Ruhe"],
      notForYouIf: ["du eilst"],
      outcome: "Ein Ordner.",
      english: 0,
    },
    10,
  );
  expect(html).toContain("<li>&lt;b&gt;Montag&lt;/b&gt;</li>");
  expect(html).toContain("<li>A &amp; B: kostenlos</li>");
  expect(html).toMatch(/^<details class="disclosure"><summary>[^<]+<\/summary><div class="prose"><h3>/);
});
