import { isBlankKind } from "~/domain/blanks/blank";
import { BOXES, sayBlank } from "~/domain/blanks/say-blank";
import type { BlankField } from "./fields";

/** A template's text as its reader has filled it in, to be copied; an empty blank reads as its label in brackets. */
export function filledText(text: HTMLElement): string {
  const undo: (() => void)[] = [];
  const fold = text.querySelector<HTMLElement>("[data-clear]:not([hidden])");
  if (fold) {
    fold.hidden = true;
    undo.push(() => (fold.hidden = false));
  }
  for (const field of text.querySelectorAll<BlankField>("[data-blank], [data-once]")) {
    const said = sayField(field);
    const put = document.createElement("span");
    put.textContent = said;
    const place = field.closest<HTMLElement>("[data-blank-place]");
    (place ?? field).before(put);
    if (place) place.hidden = true;
    undo.push(() => {
      put.remove();
      if (place) place.hidden = false;
    });
  }
  const read = text.innerText;
  for (const one of undo) one();
  return read;
}

function sayField(field: BlankField): string {
  const { kind = "" } = field.dataset;
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    return `${field.checked ? BOXES.ticked : BOXES.open} `;
  }
  const said = isBlankKind(kind) ? sayBlank(kind, field.value) : field.value;
  return said || `[${field.ariaLabel}]`;
}

/** Makes a field as large as its text, where the browser does not. */
export function grow(target: EventTarget): void {
  if (!(target instanceof HTMLTextAreaElement) || CSS.supports("field-sizing", "content")) return;
  if (target.dataset.kind === "text")
    target.cols = Math.min(40, Math.max(target.placeholder.length, target.value.length) + 2);
  target.style.height = "auto";
  target.style.height = `${target.scrollHeight + target.offsetHeight - target.clientHeight}px`;
}
