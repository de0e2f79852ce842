import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readPdf } from "../../../tests/fixtures/read-pdf";
import type { Sheet, WorkbookPage } from "~/domain/missions/sheet";
import { MissionSheet } from "../../ui/print/sheet";
import { Workbook } from "../../ui/print/workbook";
import { makePdf, type PdfWish } from "./make-pdf.server";

// Tests of page breaks.

const WISH: Omit<PdfWish, "html"> = { title: "Ein Blatt", author: "Startklar", large: false, paper: "a4" };
const said = { productName: "Startklar", date: "22.11.2026" };

/** Text of each page, without its number. */
async function pagesOf(html: string, wish: Partial<PdfWish> = {}): Promise<string[]> {
  const { texts } = await readPdf(await makePdf({ ...WISH, ...wish, html }));
  return texts.map((text) => text.replace(/Seite\d+von\d+$/, ""));
}

const address = { url: "https://start.example/m", typed: "start.example/m" };
const task = {
  title: "Tu es",
  description: "So.",
  type: "text",
  required: true,
  completed: false,
  answer: "",
} as const;
const sheetWith = (paragraphs: number): Sheet => ({
  ...{ id: "m", place: "Mission 1/1", title: "Eins", description: "Worum", explanation: null, time: "2 Stunden" },
  ...{
    resources: [],
    question: "Und du?",
    note: "",
    evening: null,
    evidence: null,
    outOfDateSince: null,
    solutions: null,
  },
  ...{ address, entryAddress: address, code: [[true]] },
  html: "<p>Zeile</p>".repeat(paragraphs),
  tasks: ["a", "b"].map((id) => ({ ...task, id, items: [], lines: 8 })),
});

test("no page has the foot of a sheet alone", async () => {
  for (let lines = 40; lines < 62; lines++) {
    const foot = '<footer class="sheet-foot"><p>Stand</p></footer>';
    const html = `<article class="sheet">${"<p>Zeile</p>".repeat(lines)}${foot}</article>`;
    for (const text of await pagesOf(html)) expect(text, `${lines}`).toMatch(/^Zeile/);
  }
});

test("the room to think at a sheet's end takes the last task along to the next page", async () => {
  let turned = 0;
  for (let paragraphs = 0; paragraphs < 40; paragraphs++) {
    const sheet = renderToStaticMarkup(createElement(MissionSheet, { ...sheetWith(paragraphs), ...said, level: 1 }));
    const [, ...further] = await pagesOf(sheet, { paper: "letter" });
    for (const text of further) expect(text, `${paragraphs}`).not.toMatch(/^ZumNachdenken/);
    if (further.at(-1)?.startsWith("2.Tues")) turned++;
  }
  expect(turned).toBeGreaterThan(0);
});

test("missions that are not open yet share a page of a workbook, and the contents name it", async () => {
  const locked = ["drei", "vier", "fünf"].map((id): WorkbookPage => ({
    kind: "locked",
    id,
    place: `Mission ${id}`,
    title: id,
    description: "Bald",
    time: "Lang",
  }));
  const first: WorkbookPage = { kind: "sheet", isDone: false, ...sheetWith(3) };
  const path = { name: "Weg", description: "Ein Weg" };
  const book = createElement(Workbook, { path, firstName: "Anna", pages: [first, ...locked], ...said });
  const pages = await pagesOf(renderToStaticMarkup(book));
  expect(pages).toHaveLength(4);
  expect(pages[3]).toMatch(/^Missiondreidrei.*Missionviervier.*Missionfünffünf/);
  expect(pages[1]).toContain("Missionfünf:fünf,Lang,nochnichtoffen4");
});
