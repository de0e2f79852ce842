import { TICKED } from "~/domain/blanks/box";

/** A blank of a template as a field; `dataset.blank` is its task. */
export type BlankField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Write = (task: string, answer: string) => void;

const fieldsOf = (text: ParentNode) => text.querySelectorAll<BlankField>("[data-blank]");

/** Hidden values of blanks that a page alone fills in; `dataset.kept` is the task. */
const keptIn = (text: ParentNode) => text.querySelectorAll<HTMLInputElement>("[data-kept]");

const isBox = (field: BlankField): field is HTMLInputElement => field.type === "checkbox";

const valueIn = (field: BlankField): string => (isBox(field) ? (field.checked ? TICKED : "") : field.value);

/** Initial value of a field, as the server rendered it. */
function sentValue(field: BlankField): string {
  if (isBox(field)) return field.defaultChecked ? TICKED : "";
  if (field instanceof HTMLSelectElement) return field.querySelector<HTMLOptionElement>("[selected]")?.value ?? "";
  return field.defaultValue;
}

/** Writes the value of a changed field; false for an event that no blank's field has sent. */
export function writeFrom(target: EventTarget, write: Write): boolean {
  if (!(target instanceof HTMLElement) || !target.dataset.blank) return false;
  for (const field of fieldsOf(target.parentElement ?? document)) {
    if (field !== target) continue;
    write(target.dataset.blank, valueIn(field));
    showOffer(field);
  }
  showClear();
  return true;
}

/** Writes what was done to the fields before the page's scripts ran. */
export function writeEarly(text: ParentNode, write: Write): void {
  for (const field of fieldsOf(text)) {
    if (valueIn(field) !== sentValue(field)) write(field.dataset.blank ?? "", valueIn(field));
  }
}

/** Fills the fields with what this device knows; never the one that has the focus. */
export function fillFields(text: ParentNode, answerTo: (task: string) => string): void {
  for (const field of fieldsOf(text)) {
    const answer = answerTo(field.dataset.blank ?? "");
    if (field === document.activeElement || valueIn(field) === answer) continue;
    if (isBox(field)) field.checked = answer !== "";
    else field.value = answer;
    showOffer(field);
  }
  for (const kept of keptIn(text)) kept.value = answerTo(kept.dataset.kept ?? "");
  showClear();
}

/** Fields that emptying the template would clear. */
const clearable = (form: HTMLFormElement | null): BlankField[] =>
  Array.from(fieldsOf(document)).filter(
    (field) => field.form === form && field.dataset.word === undefined && valueIn(field) !== "",
  );

/** Hidden values that emptying the template would clear. */
const clearableKept = (form: HTMLFormElement | null): HTMLInputElement[] =>
  Array.from(keptIn(document)).filter((kept) => kept.form === form && kept.value !== "");

/** The way to empty a template is there while there is something to empty. */
function showClear(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>("[data-clear]")) {
    const form = fold.querySelector("button")?.form ?? null;
    fold.hidden = clearable(form).length + clearableKept(form).length === 0;
  }
}

/** Empties a template for the next time, but for what is the same everywhere; false for another button. */
export function clearTemplate(button: HTMLButtonElement, write: Write): boolean {
  if (button.name !== "clear") return false;
  for (const kept of clearableKept(button.form)) {
    kept.value = "";
    write(kept.dataset.kept ?? "", "");
  }
  const [first, ...others] = clearable(button.form);
  for (const field of first ? [...others, first] : []) {
    if (isBox(field)) field.checked = false;
    else field.value = "";
    writeFrom(field, write);
  }
  button.closest("details")?.removeAttribute("open");
  (first ?? document.querySelector<HTMLElement>("[data-once]"))?.focus();
  showClear();
  return true;
}

/** Puts what an offer says into its field, or into each beside it what stood there last; false for another button. */
export function takeOffer(button: HTMLButtonElement, write: Write): boolean {
  if (button.name !== "offer") return false;
  const field = button.previousElementSibling;
  for (const each of fieldsOf(button.parentElement ?? document)) {
    const said = each === field ? button.value.slice(button.value.indexOf("=") + 1) : each.dataset.last;
    if (said === undefined) continue;
    each.value = said;
    each.focus();
    writeFrom(each, write);
  }
  return true;
}

/** Whether an event comes from a blank's field. */
export const isOfBlank = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.dataset.blank !== undefined;

/** An offer stands beside a field while that is empty. */
function showOffer(field: BlankField): void {
  const offer = isBox(field) ? null : field.nextElementSibling;
  if (offer instanceof HTMLButtonElement) offer.hidden = field.value !== "";
}

/** A line of text has no line break. */
export function stayInLine(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key === "Enter" && target instanceof HTMLTextAreaElement && target.dataset.kind === "text")
    event.preventDefault();
}
