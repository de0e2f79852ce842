import { shownAddress } from "~/domain/email/shown-address";

// Much of what is printed was typed by strangers: escape sequences would command the terminal, and line breaks or
// changes of direction would let one line look like another.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** One line that a terminal prints as it is. */
export const terminalLine = (text: string): string => text.replace(UNPRINTABLE, " ").replace(/ {2,}/g, " ").trim();

/** An address as people write it, as a terminal prints it. */
export const addressLine = (address: string): string => terminalLine(shownAddress(address));

/** Joins the parts that are not empty. */
export const phrase = (...parts: readonly (string | null | false)[]): string =>
  parts.filter((part) => part !== null && part !== false && part !== "").join(" · ");

/** A heading with the number of its items, indented; "keine" without any. */
export function section(title: string, items: readonly (readonly string[])[]): string[] {
  if (items.length === 0) return ["", `${title}: keine`];
  const lines = items.flatMap(([first = "", ...rest]) => [`  ${first}`, ...rest.map((line) => `      ${line}`)]);
  return ["", `${title} (${items.length})`, ...lines];
}
