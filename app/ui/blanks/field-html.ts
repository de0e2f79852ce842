import type { Blank } from "~/content/blanks/read-blanks";
import { isSameNextTime, type BlankKind, type BlankWord } from "~/domain/blanks/blank";
import { blankTask } from "~/domain/blanks/blank-work";
import { TICKED } from "~/domain/blanks/box";
import { sayBlank, saysEuro } from "~/domain/blanks/say-blank";
import { ANSWER_MAX } from "~/domain/mission-work/sync";
import { cutWithDots } from "~/domain/text/cut";
import { escapeHtml } from "~/domain/text/escape-html";

interface FieldOnScreen {
  /** Value of the field. */
  written: string;
  /** Suggestion for an empty field; null: none. */
  offer: string | null;
  /** The text that follows it. */
  after: string;
  /** Id of its template's form. */
  form: string;
}

const FIELD =
  "min-h-11 max-w-full rounded-[0.625rem] border-[1.5px] border-control bg-surface px-2.5 text-base text-ink " +
  "placeholder:text-soft placeholder:opacity-100 print:min-h-0 print:border-0 print:p-0";
const LINE = `${FIELD} field-sizing-content min-w-24 resize-none py-2 align-middle`;
const AREA = `${FIELD} field-sizing-content my-1.5 block min-h-26 w-full resize-y py-2.5`;
const OFFER =
  "press mx-1 inline-flex min-h-11 max-w-full items-center rounded-full border-[1.5px] border-dashed border-control px-3.5 py-1.5 " +
  "text-start text-sm text-primary wrap-anywhere align-middle print:hidden";
const TICK = "inline-flex min-h-11 max-w-full cursor-pointer items-start gap-3 py-2";

/** Longest offer that is spelled out on its button. */
const OFFER_MOST = 60;
const TEXT_MOST = 500;

/** `autocomplete` of blanks about the reader, which a browser can fill in by itself. */
const PURPOSES: Partial<Record<BlankWord, string>> = {
  ...{ name: "name", firma: "organization", mail: "email", telefon: "tel", website: "url" },
};
const KEYBOARDS: Partial<Record<BlankWord | BlankKind, string>> = {
  ...{ mail: "email", telefon: "tel", website: "url", euro: "decimal", zahl: "decimal" },
};

/** A blank as a field in the line where it stands; that which is ticked is `tickHtml`. */
export function fieldHtml(blank: Blank, field: FieldOnScreen): string {
  const { kind } = blank;
  const unit = kind === "euro" && !saysEuro(field.after) ? "\u00a0€" : "";
  return `<span data-blank-place>${control(blank, field)}${offerHtml(blank, field)}</span>${unit}`;
}

/** A blank that this page alone fills in: what is kept of it stays as it is, whatever stands in the field, until it is emptied. */
export const onceHtml = (
  blank: Blank,
  { written, form, once }: Pick<FieldOnScreen, "written" | "form"> & { once: string },
): string =>
  `<span data-blank-place><textarea class="${LINE}" rows="1" cols="${Math.min(40, once.length + 2)}" maxlength="${TEXT_MOST}" aria-label="${escapeHtml(blank.label)}" data-once data-kind="text" autocomplete="off">\n${escapeHtml(once)}</textarea></span>` +
  `<input type="hidden" form="${form}" name="feld.${idOf(blank.name)}" value="${escapeHtml(written)}" data-kept="${blankTask(blank.name)}">`;

function control(blank: Blank, { written, form }: FieldOnScreen): string {
  const { kind, label } = blank;
  const marks = `${marksOf(blank, form)} aria-label="${escapeHtml(label)}"`;
  const text = escapeHtml(written);
  if (kind === "datum") return `<input type="date" class="${LINE}" value="${text}"${marks}>`;
  if (kind === "wahl") return `<select class="${LINE}"${marks}>${optionsOf(blank, written)}</select>`;
  const typed = `${marks} placeholder="${escapeHtml(label)}"${hintsFor(blank)}`;
  const shown = written || label;
  // A line break after the tag belongs to the tag.
  if (kind === "absatz") {
    const rows = Math.min(12, shown.split("\n").length + 2);
    return `<textarea class="${AREA}" rows="${rows}" maxlength="${ANSWER_MAX}"${typed}>\n${text}</textarea>`;
  }
  const length = Math.min(40, shown.length + 2);
  if (kind !== "text") {
    return `<input class="${LINE} tabular-nums" size="${length}" maxlength="40" value="${text}"${typed}>`;
  }
  const rows = Math.min(4, Math.ceil(shown.length / 38));
  return `<textarea class="${LINE}" rows="${rows}" cols="${length}" maxlength="${TEXT_MOST}"${typed}>\n${text}</textarea>`;
}

const marksOf = ({ name, kind, word }: Blank, form: string): string =>
  ` form="${form}" name="feld.${idOf(name)}" data-blank="${blankTask(name)}" data-kind="${kind}"${isSameNextTime(word) ? " data-word" : ""}`;

/** A blank's id within its template. */
const idOf = (name: string): string => name.slice(name.indexOf(".") + 1);

function hintsFor({ word, kind }: Blank): string {
  const keyboard = KEYBOARDS[word ?? kind] ?? KEYBOARDS[kind];
  const purpose = word === null ? undefined : PURPOSES[word];
  return (keyboard ? ` inputmode="${keyboard}"` : "") + (purpose ? ` autocomplete="${purpose}"` : "");
}

function optionsOf({ choices, label }: Blank, written: string): string {
  // A chosen value that is no longer on offer stays selectable.
  const all = written === "" || choices.includes(written) ? choices : [...choices, written];
  const options = all.map((choice) => `<option${choice === written ? " selected" : ""}>${escapeHtml(choice)}</option>`);
  return `<option value="">${escapeHtml(label)}</option>${options.join("")}`;
}

/** Taken with a tap, and without scripts sent with the form; gone once something stands in the field. */
function offerHtml({ name, kind, label }: Blank, { written, offer, form }: FieldOnScreen): string {
  if (offer === null || written.trim() !== "") return "";
  const said = cutWithDots(sayBlank(kind, offer), OFFER_MOST);
  const value = escapeHtml(`${idOf(name)}=${offer}`);
  return `<button class="${OFFER}" form="${form}" name="offer" value="${value}" aria-label="${escapeHtml(`übernehmen: ${said} (${label})`)}">übernehmen: ${escapeHtml(said)}</button>`;
}

/** A blank that is ticked, with the words after it, which tick it, too. */
export const tickHtml = (
  blank: Blank,
  words: string,
  { written, form }: Pick<FieldOnScreen, "written" | "form">,
): string =>
  `<label class="${TICK}"><input type="checkbox" class="size-6.5 shrink-0 accent-primary" value="${TICKED}"${marksOf(blank, form)}${written.trim() === "" ? "" : " checked"}><span>${words.trim()}</span></label>`;
