import type { EvidenceStatus } from "../text/evidence";

/** A mission as it stands on paper. */
export interface Sheet {
  id: string;
  /** Like "Mission 3/10". */
  place: string;
  title: string;
  description: string;
  explanation: string | null;
  time: string;
  html: string;
  tasks: SheetTask[];
  resources: { id: string; title: string; description: string; language: string; address: TypedAddress }[];
  question: string | null;
  note: string;
  /** Null where nothing in it needs a source. */
  evidence: EvidenceStatus | null;
  /** The day until which its figures held, once it is past. */
  outOfDateSince: string | null;
  /** Of the mission's page, as it is typed, and its QR code. */
  address: TypedAddress;
  code: boolean[][];
  /** Of the page for what was done on paper; null where the mission's own page takes it. */
  entryAddress: TypedAddress | null;
}

/** On paper it is typed, in a file it can be pressed. */
export interface TypedAddress {
  url: string;
  typed: string;
}

/** One mission in the workbook of a path. */
export type WorkbookPage =
  | ({ kind: "sheet"; isDone: boolean } & Sheet)
  | ({ kind: "locked" } & Pick<Sheet, "id" | "place" | "title" | "description" | "time">);

export interface SheetTask {
  id: string;
  title: string;
  description: string;
  type: "text" | "link" | "upload" | "checklist" | "quiz";
  required: boolean;
  completed: boolean;
  answer: string;
  /** Lines to write on; none below an answer. */
  lines: number;
}

/** Lines of all tasks of a sheet together: with their titles they fill about a page. */
const LINES = 16;
const TEXT_LINES = { least: 3, most: 8 } as const;
const OTHER_LINES = { text: 0, link: 2, upload: 1, checklist: 3, quiz: 0 } as const;

/** How many lines a task of each type has on one sheet. */
export function writingLines(tasks: readonly { type: SheetTask["type"] }[]): Record<SheetTask["type"], number> {
  const texts = tasks.filter(({ type }) => type === "text").length;
  const left = LINES - tasks.reduce((sum, { type }) => sum + OTHER_LINES[type], 0);
  const share = Math.floor(left / Math.max(1, texts));
  return { ...OTHER_LINES, text: Math.min(TEXT_LINES.most, Math.max(TEXT_LINES.least, share)) };
}

/** Longer than a person types without a mistake. */
const TYPED_MAX = 45;

/** An address as somebody types it: without what browsers add themselves; `short` where it would be too long. */
export function typedAddress(url: string, short = url): string {
  const typed = bare(url);
  return typed.length <= TYPED_MAX ? typed : bare(short);
}

/** `short` as above. */
export const addressOf = (url: string, short = url): TypedAddress => ({ url, typed: typedAddress(url, short) });

const bare = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");

export interface PaperOptions {
  large: boolean;
  /** Of the PDF file; what a browser prints goes on the paper its printer has. */
  paper: "a4" | "letter";
}

export interface PrintOptions extends PaperOptions {
  /** With what the person has ticked and written; else there is room for it. */
  answers: boolean;
}

export const paperOptions = (query: URLSearchParams): PaperOptions => ({
  large: query.get("schrift") === "gross",
  paper: query.get("papier") === "letter" ? "letter" : "a4",
});

/** What the query asks for; without a wish answers are printed where there are any. */
export function printOptions(query: URLSearchParams, hasAnswers: boolean): PrintOptions {
  const wish = query.get("inhalt");
  const answers = wish === "antworten" || wish === "leer" ? wish === "antworten" : hasAnswers;
  return { answers, ...paperOptions(query) };
}

/** The same wishes as the query of an address; without `answers` there is no choice between them and room. */
export function printQuery({ answers, large, paper }: PaperOptions & { answers?: boolean }): string {
  const wishes = [
    answers !== undefined && `inhalt=${answers ? "antworten" : "leer"}`,
    large && "schrift=gross",
    paper === "letter" && "papier=letter",
  ];
  return wishes.filter(Boolean).join("&");
}
