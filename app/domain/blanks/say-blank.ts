import { readAmount } from "../calculation/read-amount";
import { typeAmount } from "../calculation/say-amount";
import { isCalendarDay, longDay } from "../time/german-dates";
import type { BlankKind } from "./blank";

/** Boxes on paper and in files. */
export const BOXES = { open: "☐", ticked: "☑" } as const;

/** Value of a blank as a text prints it; empty for an empty one. */
export function sayBlank(kind: BlankKind, written: string): string {
  const text = written.trim();
  if (text === "") return "";
  if (kind === "haken") return BOXES.ticked;
  if (kind === "absatz") return text;
  if (kind === "datum") return isCalendarDay(text) && !Number.isNaN(Date.parse(text)) ? longDay(text) : text;
  if (kind === "euro" || kind === "zahl") {
    const amount = readAmount(text, kind);
    return amount === null ? text : typeAmount(amount, kind);
  }
  return text.replace(/\s*\n\s*/g, " ");
}

/** Whether the text after an amount says its unit. */
export const saysEuro = (after: string): boolean => /^(?:\s|\u00a0|&nbsp;)*(?:€|Euro\b|EUR\b)/.test(after);
