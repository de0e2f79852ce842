import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { portfolioToMarkdown } from "../../app/domain/missions/portfolio";
import { makePdf } from "../../app/print/pdf/make-pdf.server";
import { PortfolioSheet } from "../../app/ui/print/portfolio-sheet";
import { SheetTask } from "../../app/ui/print/sheet-task";
import { readPdf } from "../fixtures/read-pdf";
import { ORIGIN, type Output } from "./output";
import { readMarkdown } from "./read-markdown";
import { readShown } from "./read-shown";

const STAND = { date: "25.11.2026", productName: "Probe", address: { url: ORIGIN, typed: "start.example" } };

const task = (text: string) =>
  createElement(SheetTask, {
    number: 1,
    level: 3,
    task: {
      ...{ id: "t", title: "Aufgabe", description: "Hak ab.", type: "checklist", required: true, completed: false },
      ...{ answer: "", lines: 0 },
      items: ["a", "b"].map((id) => ({ id, text, required: true, completed: id === "a" })),
    },
  });

const inPortfolio = (text: string) => {
  const items = [true, false].map((completed) => ({ text, completed }));
  const answer = `☑ ${text}\n☐ ${text}`;
  const mission = { id: "m", title: "Mission", place: "Mission 1", to: null, note: null };
  return { ...mission, answers: [{ taskId: "t", task: "Aufgabe", answer, items }] };
};
const portfolio = (text: string) => createElement(PortfolioSheet, { ...STAND, missions: [inPortfolio(text)] });

const withoutBox = (line: string): string => line.replace(/^(?:• )?[☐☑] /, "");
const onPaper = async (sheet: ReactElement) => ({
  lines: (await readShown(renderToStaticMarkup(sheet))).map(withoutBox),
});
async function inPdf(sheet: ReactElement) {
  const wish = { title: "Liste", author: "Probe", large: false, paper: "a4" } as const;
  const { texts } = await readPdf(await makePdf({ ...wish, html: renderToStaticMarkup(sheet) }));
  return { lines: texts, isLettersAlone: true };
}

/** Outputs of the points of a checklist. */
export const OF_ITEMS: readonly Output<string>[] = [
  { name: "printed points", routes: [], read: (line) => onPaper(task(line)) },
  { name: "points as PDF", routes: ["mission.$missionId.druck[.]pdf"], read: (line) => inPdf(task(line)) },
  { name: "points in the printed portfolio", routes: [], read: (line) => onPaper(portfolio(line)) },
  { name: "points in the portfolio as PDF", routes: ["mappe.druck[.]pdf"], read: (line) => inPdf(portfolio(line)) },
  {
    name: "points in the portfolio as Markdown",
    routes: ["mappe[.]md"],
    async read(line) {
      const missions = [inPortfolio(line)];
      const lines = await readMarkdown(portfolioToMarkdown({ title: "Mappe", date: "heute", missions }));
      return { lines: lines.map((shown) => withoutBox(shown.replace(/^• /, ""))) };
    },
  },
];
