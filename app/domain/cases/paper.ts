import { formatEuro, formatNumber } from "../text/german-numbers";
import { longDay } from "../time/german-dates";
import type { Party } from "./case";

/** Part of a document. In texts, a fact's id in braces stands for its figure of the day: `{umsatzsteuer-satz}`. */
export type PaperPart =
  | { kind: "heading" | "text"; text: string }
  /** Lines of one paragraph, as an address has. */
  | { kind: "lines"; lines: readonly string[] }
  | { kind: "list"; items: readonly string[] }
  | { kind: "fields"; fields: readonly Field[] }
  /** Each row has its words and its amount. */
  | { kind: "table"; head: TableRow; rows: readonly TableRow[]; sums: readonly TableRow[] }
  | { kind: "note"; label: string; text: string }
  /** Start of the explanation to the document's reader, which is no part of it. */
  | { kind: "explained" };

export type TableRow = readonly [words: string, amount: string];

/** A field to be filled in, what this case says there, and why. */
export interface Field {
  name: string;
  answer: string;
  why: string;
}

export const heading = (text: string): PaperPart => ({ kind: "heading", text });
export const says = (text: string): PaperPart => ({ kind: "text", text });
export const lines = (...all: (string | null)[]): PaperPart => ({
  kind: "lines",
  lines: all.filter((line) => line !== null),
});
export const bullets = (...items: (string | null)[]): PaperPart => ({
  kind: "list",
  items: items.filter((item) => item !== null),
});
export const fields = (...all: (Field | null)[]): PaperPart => ({
  kind: "fields",
  fields: all.filter((field) => field !== null),
});
export const field = (name: string, answer: string, why: string): Field => ({ name, answer, why });

/** The place of a fact's figure in a text. */
export const figure = (factId: string): string => `{${factId}}`;

/** 1.040,00 €: amounts on papers have their cents. */
export const amount = (cents: number): string => {
  const whole = formatNumber(Math.floor(cents / 100));
  return `${whole},${String(cents % 100).padStart(2, "0")}\u00a0€`;
};

/** 3.640 €: an estimate has no cents. */
export const estimate = (cents: number): string => formatEuro(Math.round(cents / 100));

export const percent = (rate: number): string => `${formatNumber(Math.round(rate * 1000) / 10)}\u00a0%`;

export const on = longDay;

export const partyLines = ({ name, person, street, town }: Party): string[] =>
  name === person ? [name, street, town] : [name, person, street, town];
