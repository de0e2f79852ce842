import { UNITS, type Unit } from "~/domain/calculation/calculation";
import { sayHint } from "~/domain/calculation/hint";
import { compute, type Outcome } from "~/domain/calculation/outcome";
import { readAmount } from "~/domain/calculation/read-amount";
import { sayAmount } from "~/domain/calculation/say-amount";

/** Computes the calculator in whose field something was typed. */
export function follow(target: EventTarget): void {
  const form = target instanceof Element ? target.closest<HTMLFormElement>("form[data-calculator]") : null;
  if (form) recalculate(form);
}

/** Computes a calculator's form anew from what stands in its fields, as the server would. */
function recalculate(form: HTMLFormElement): void {
  const outcomes = new Map<string, Outcome>();
  const units = new Map<string, Unit>();
  for (const element of form.querySelectorAll<HTMLElement>("[data-row]")) {
    const name = element.dataset.row ?? "";
    const unit = UNITS.find((each) => each === element.dataset.unit) ?? "zahl";
    units.set(name, unit);
    if (element instanceof HTMLInputElement) outcomes.set(name, read(element, unit));
    else outcomes.set(name, computed(element, outcomes));
    if (element instanceof HTMLOutputElement) show(element, outcomes.get(name), unit);
  }
  for (const element of form.querySelectorAll<HTMLElement>("[data-when]")) {
    const { when = "", text = "" } = element.dataset;
    const said = sayHint({ conditions: when.split(";"), text }, outcomes, (name) => units.get(name) ?? "zahl");
    element.hidden = said === null;
    // Written only when it changes: it would be read aloud with every key.
    if (said !== null && element.textContent !== said) element.textContent = said;
  }
}

function read(field: HTMLInputElement, unit: Unit): Outcome {
  if (field.type === "checkbox") return { kind: "value", value: field.checked ? 1 : 0 };
  const value = readAmount(field.value, unit);
  return value === null ? { kind: "none" } : { kind: "value", value };
}

function computed({ dataset: { formula, value } }: HTMLElement, above: ReadonlyMap<string, Outcome>): Outcome {
  if (formula === undefined) return value ? { kind: "value", value: Number(value) } : { kind: "unknown" };
  return compute(formula, above);
}

function show(place: HTMLOutputElement, outcome: Outcome | undefined, unit: Unit): void {
  if (outcome?.kind === "unknown") return;
  const said = sayAmount(outcome?.kind === "value" ? outcome.value : null, unit);
  if (place.value !== said) place.value = said;
}
