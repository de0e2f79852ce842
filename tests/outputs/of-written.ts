import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as z from "zod";
import { readPdf } from "../fixtures/read-pdf";
import { readAnswer } from "../../app/coach/answer/read-answer";
import { NEW_CONTACT } from "../../app/domain/contacts/contact";
import type { ChatMessage } from "../../app/domain/coach/chat";
import { conversationToMarkdown } from "../../app/domain/coach/conversation-to-markdown";
import { portfolioToMarkdown } from "../../app/domain/missions/portfolio";
import { makePdf } from "../../app/print/pdf/make-pdf.server";
import { writeExport, type ExportFormat } from "../../app/routes/profile.export/write-export";
import { AnswerBlocks } from "../../app/ui/coach/answer-blocks";
import { EveningOnPaper } from "../../app/ui/print/evening-on-paper";
import { PortfolioSheet } from "../../app/ui/print/portfolio-sheet";
import { ContactsSheet } from "../../app/ui/print/contacts-sheet";
import { StartPlanSheet } from "../../app/ui/print/start-plan-sheet";
import { SheetTask } from "../../app/ui/print/sheet-task";
import { ORIGIN, type Output } from "./output";
import { readMarkdown } from "./read-markdown";
import { readShown } from "./read-shown";

const STAND = { date: "25.11.2026", productName: "Probe", address: { url: ORIGIN, typed: "start.example" } };
const inPortfolio = (text: string) => ({
  id: "m",
  title: "Mission",
  place: "Mission 1",
  to: null,
  answers: [{ taskId: "t", task: "Aufgabe", answer: text }],
  note: text,
});
const portfolio = (text: string) => createElement(PortfolioSheet, { ...STAND, missions: [inPortfolio(text)] });
const task = (text: string) =>
  createElement(SheetTask, {
    number: 1,
    level: 3,
    task: {
      ...{ id: "t", title: "Aufgabe", description: "Schreib.", type: "text", required: true },
      ...{ completed: true, answer: text, items: [], lines: 0 },
    },
  });

const startPlan = (text: string) =>
  createElement(StartPlanSheet, {
    ...STAND,
    startsOn: null,
    others: [],
    mine: [
      {
        ...{ slug: "amt", title: "Amt fragen", office: "Amt", cost: null, papers: [], html: "<p>Frag.</p>", facts: [] },
        ...{ sources: [], isPast: false, waitsFor: [], state: "asked", on: null, note: text, due: null },
        ...{ sourcesAsOf: null, expertReview: null, reviewBy: null },
      },
    ],
  });

const evening = (text: string) =>
  createElement(EveningOnPaper, { level: 3, evening: { ifThen: text, otherwise: text } });

const contacts = (text: string) =>
  createElement(ContactsSheet, {
    ...STAND,
    left: 0,
    contacts: text
      .split("\n")
      .map((nextStep, index) => ({ ...NEW_CONTACT, id: String(index), name: "Mira", nextStep })),
  });

const onPaper = async (sheet: ReactElement) => ({ lines: await readShown(renderToStaticMarkup(sheet)) });
async function inPdf(sheet: ReactElement) {
  const wish = { title: "Mappe", author: "Probe", large: false, paper: "a4" } as const;
  const { texts } = await readPdf(await makePdf({ ...wish, html: renderToStaticMarkup(sheet) }));
  return { lines: texts, isLettersAlone: true };
}

function exported(format: ExportFormat, text: string): string {
  const table = { name: "answers", title: "Antworten", labels: { answer: "Antwort" }, rows: [{ answer: text }] };
  return writeExport(format, { productName: "Probe", now: new Date(), tables: [table], names: new Map() });
}

const ANSWERS = z.object({ data: z.object({ answers: z.tuple([z.object({ answer: z.string() })]) }) });

const message = (said: Partial<ChatMessage>): ChatMessage => ({
  ...{ id: "1", type: "user", message: "", timestamp: "2026-11-25T10:00:00Z", isLoading: false },
  ...{ state: "done", origin: "model", blocks: [], sources: [] },
  ...said,
});
const conversation = (said: Partial<ChatMessage>) =>
  conversationToMarkdown({ title: "Gespräch", mission: null, origin: ORIGIN, messages: [message(said)] });

/** Outputs of a learner's own text of several lines: nothing in it is markup. */
export const OF_WRITTEN: readonly Output<string>[] = [
  { name: "printed portfolio", routes: [], read: (text) => onPaper(portfolio(text)) },
  { name: "portfolio as PDF", routes: ["mappe.druck[.]pdf"], read: (text) => inPdf(portfolio(text)) },
  {
    name: "portfolio as Markdown",
    routes: ["mappe[.]md"],
    async read(text) {
      const missions = [inPortfolio(text)];
      return { lines: await readMarkdown(portfolioToMarkdown({ title: "Mappe", date: "heute", missions })) };
    },
  },
  { name: "printed note on a step", routes: [], read: (text) => onPaper(startPlan(text)) },
  { name: "note on a step as PDF", routes: ["startfahrplan.druck[.]pdf"], read: (text) => inPdf(startPlan(text)) },
  { name: "printed next step of a contact", routes: [], read: (text) => onPaper(contacts(text)) },
  { name: "next step of a contact as PDF", routes: ["kundenweg.druck[.]pdf"], read: (text) => inPdf(contacts(text)) },
  { name: "printed task", routes: [], read: (text) => onPaper(task(text)) },
  { name: "printed sentence for an evening", routes: [], read: (text) => onPaper(evening(text)) },
  {
    name: "sentence for an evening as PDF",
    routes: ["mission.$missionId.druck[.]pdf"],
    read: (text) => inPdf(evening(text)),
  },
  { name: "task as PDF", routes: ["mission.$missionId.druck[.]pdf"], read: (text) => inPdf(task(text)) },
  {
    name: "question in a file",
    routes: ["gespraech[.]md"],
    read: async (text) => ({ lines: await readMarkdown(conversation({ message: text })) }),
  },
  {
    name: "export for programs",
    routes: ["profile.export"],
    read: (text) =>
      Promise.resolve({ lines: ANSWERS.parse(JSON.parse(exported("json", text))).data.answers[0].answer.split("\n") }),
  },
  {
    name: "export for people",
    routes: ["profile.export"],
    read: async (text) => ({ lines: await readShown(exported("html", text)) }),
  },
];

/** Outputs of a model's answer: a few marks of Markdown count. */
export const OF_ANSWER: readonly Output<string>[] = [
  {
    name: "screen",
    routes: ["api.ai-coach-chat"],
    read: async (words) => {
      const { blocks } = answered(words);
      return { lines: await readShown(renderToStaticMarkup(createElement(AnswerBlocks, { blocks, sources: [] }))) };
    },
  },
  {
    name: "file",
    routes: ["gespraech[.]md"],
    read: async (words) => {
      const { blocks, text } = answered(words);
      return { lines: await readMarkdown(conversation({ type: "bot", message: text, blocks })) };
    },
  },
];

function answered(words: string) {
  const reader = readAnswer({ passages: [] });
  reader.push(words);
  return reader.end();
}
