import type { EveningPlan } from "../evening-plans/evening-plan";
import type { EvidenceStatus } from "../text/evidence";
import type { TaskType } from "./task-type";

/** A mission in print. */
export interface Sheet {
  id: string;
  /** Position on the path, like "Mission 3/10". */
  place: string;
  title: string;
  description: string;
  explanation: string | null;
  time: string;
  html: string;
  /** Right answers to the questions in the text, in one line; null: it asks none. */
  solutions: string | null;
  tasks: SheetTask[];
  resources: { id: string; title: string; description: string; language: string; address: TypedAddress }[];
  /** The learner's plan for the evening; null where nothing of their own is printed, or none was written. */
  evening: EveningPlan | null;
  question: string | null;
  note: string;
  /** Null when no statement in it needs a source. */
  evidence: EvidenceStatus | null;
  /** The day until which its figures were checked, once it is past; null before. */
  outOfDateSince: string | null;
  /** Address of the mission's page, and its QR code. */
  address: TypedAddress;
  code: boolean[][];
  /** Address of the page for work done on paper; null where the mission's own page takes it. */
  entryAddress: TypedAddress | null;
}

/** An address to type from paper (`typed`) or to click in a file (`url`). */
export interface TypedAddress {
  url: string;
  typed: string;
}

/** One mission in a path's workbook. */
export type WorkbookPage =
  | ({ kind: "sheet"; isDone: boolean } & Sheet)
  | ({ kind: "locked" } & Pick<Sheet, "id" | "place" | "title" | "description" | "time">);

export interface SheetTask {
  id: string;
  title: string;
  description: string;
  type: TaskType;
  required: boolean;
  completed: boolean;
  answer: string;
  /** The points of a checklist. */
  items: { id: string; text: string; required: boolean; completed: boolean }[];
  /** Number of lines to write on; none below a printed answer or printed points. */
  lines: number;
}

/** Lines of all tasks of a sheet together: with the titles they fill about a page. */
const LINES = 16;
const TEXT_LINES = { least: 3, most: 8 } as const;
const OTHER_LINES = { text: 0, number: 1, date: 1, link: 2, upload: 1, checklist: 3, quiz: 0 } as const;

/** Number of lines for each type of task on one sheet. */
export function writingLines(
  tasks: readonly { type: SheetTask["type"]; items?: readonly unknown[] | undefined }[],
): Record<SheetTask["type"], number> {
  const texts = tasks.filter(({ type }) => type === "text").length;
  const left = LINES - tasks.reduce((sum, { type, items }) => sum + (items?.length ?? OTHER_LINES[type]), 0);
  const share = Math.floor(left / Math.max(1, texts));
  return { ...OTHER_LINES, text: Math.min(TEXT_LINES.most, Math.max(TEXT_LINES.least, share)) };
}

/** Longest address, in characters, that a person types without a mistake. */
const TYPED_MAX = 45;

/** An address to be typed: without the parts that browsers add; `short` where it would be too long. */
export function typedAddress(url: string, short = url): string {
  const typed = bare(url);
  return typed.length <= TYPED_MAX ? typed : bare(short);
}

/** An address as link and as text to type; `short` as in `typedAddress`. */
export const addressOf = (url: string, short = url): TypedAddress => ({ url, typed: typedAddress(url, short) });

const bare = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");

export interface PaperOptions {
  large: boolean;
  /** Paper size of the PDF file; browsers print on the paper of their printer. */
  paper: "a4" | "letter";
}

export interface PrintOptions extends PaperOptions {
  /** Whether to print the learner's ticks and answers; else there are lines to write on. */
  answers: boolean;
}

export const paperOptions = (query: URLSearchParams): PaperOptions => ({
  large: query.get("schrift") === "gross",
  paper: query.get("papier") === "letter" ? "letter" : "a4",
});

/** Print options from the query; by default answers are printed where there are any. */
export function printOptions(query: URLSearchParams, hasAnswers: boolean): PrintOptions {
  const wish = query.get("inhalt");
  const answers = wish === "antworten" || wish === "leer" ? wish === "antworten" : hasAnswers;
  return { answers, ...paperOptions(query) };
}

/** Address of a file with what its reader wrote. */
export const withAnswers = (address: string): string => `${address}?${WITH_ANSWERS}`;

const WITH_ANSWERS = "inhalt=antworten";

/** Whether a file is asked for with what its reader wrote. */
export const wantsAnswers = (query: URLSearchParams): boolean => query.get("inhalt") === "antworten";

/** The options as a query; `answers` is omitted where no such choice is offered. */
export function printQuery({ answers, large, paper }: PaperOptions & { answers?: boolean }): string {
  const wishes = [
    answers !== undefined && `inhalt=${answers ? "antworten" : "leer"}`,
    large && "schrift=gross",
    paper === "letter" && "papier=letter",
  ];
  return wishes.filter(Boolean).join("&");
}
