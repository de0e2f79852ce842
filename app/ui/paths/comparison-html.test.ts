import { expect, test } from "vitest";
import { comparisonHtml, type ComparedPath } from "./comparison-html";

const ALLROUND: ComparedPath = {
  name: "VA <Allround>",
  missions: 10,
  time: { hours: "18\u2060–\u206030\u00a0Stunden", evenings: "etwa 17\u00a0Abende", withoutTime: [] },
  card: {
    week: ["Montag: planen"],
    startCosts: [
      { what: "Gewerbe anmelden", amount: "je nach Gemeinde" },
      { what: "E-Mail-Konto", amount: "kostenlos" },
    ],
    firstOrder: { from: 7, to: 14, hours: 4, reason: "Keine Zusage." },
    needs: ["Ruhe"],
    notForYouIf: ["du eilst", "du nie schreibst"],
    outcome: "Ein Ordner.",
    english: 2,
  },
};
const OTHER: ComparedPath = { name: "SEO", missions: 10, time: null, card: null };

const html = comparisonHtml([ALLROUND, OTHER]);
const cellsOf = (heading: string) => {
  const [, body = ""] = html.split(`>${heading}</th></tr>`);
  return [...(body.split("</tbody>")[0] ?? "").matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = ""]) =>
    cell.replace(/<b [^>]*>.*?<\/b>/, "").replace(/<\/?p>/g, "|"),
  );
};

test("each path is a column, each fact a row of its own across them", () => {
  expect(html.match(/<th scope="col">/g)).toHaveLength(2);
  expect(html.match(/<th [^>]*colspan="2" scope="rowgroup">/g)).toHaveLength(5);
  expect(html.match(/<td /g)).toHaveLength(10);
});

test("what authors write is text, never markup", () => {
  expect(html).toContain("VA &lt;Allround&gt;");
  expect(html).not.toContain("<Allround>");
});

test("says hours, weeks, costs but what is free, the first reason against it, and how much is English", () => {
  expect(cellsOf("Alle Missionen zusammen")[0]).toBe("|18–30 Stunden, etwa 17 Abende|");
  expect(cellsOf("Bis zum ersten Auftrag")[0]).toBe("|Etwa 7–14 Wochen, bei 4 Stunden in der Woche|");
  expect(cellsOf("Was am Anfang Geld kosten kann")[0]).toBe("|Gewerbe anmelden: je nach Gemeinde|");
  expect(cellsOf("Nichts für dich, wenn …")[0]).toBe("|… du eilst|");
  expect(cellsOf("Nur englisches Material")[0]).toBe("|in 2 von 10 Missionen|");
});

test("what is not known yet is said to be so, never left out", () => {
  for (const heading of ["Alle Missionen zusammen", "Bis zum ersten Auftrag", "Was am Anfang Geld kosten kann"]) {
    expect(cellsOf(heading)[1], heading).toBe("|Steht noch nicht fest|");
  }
});

test("where columns have no room each cell names its path", () => {
  expect(html.match(/<b class="hidden @max-\[19rem\]\/screen:block">SEO<\/b>/g)).toHaveLength(5);
});
