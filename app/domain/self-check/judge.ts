import { calculate } from "../calculation/calculate";
import { readFormula } from "../calculation/formula";
import { holds } from "../calculation/hint";
import { readAmount } from "../calculation/read-amount";
import type { FactOf, SelfCheckQuestion } from "./question";

/** `unread`: nothing was answered, or nothing that could be an answer. */
export type Verdict = "right" | "wrong" | "unread";

/** Whether a question's right answer is known and still true; else it is not asked. */
export function isAskable(question: SelfCheckQuestion, factOf: FactOf): boolean {
  const { task, conditions } = question;
  if (task.kind === "number" && rightNumber(question, factOf) === null) return false;
  return conditions.every((condition) => holds(condition, (name) => valueOf(question, name, factOf)));
}

/** The right number; null where the question has none, or it hangs on a fact without a value in force. */
export function rightNumber(question: SelfCheckQuestion, factOf: FactOf): number | null {
  const formula = question.task.kind === "number" ? readFormula(question.task.formula) : null;
  return formula && calculate(formula, (name) => valueOf(question, name, factOf));
}

const valueOf = ({ facts }: SelfCheckQuestion, name: string, factOf: FactOf): number | null => {
  const id = Object.hasOwn(facts, name) ? facts[name] : undefined;
  return id === undefined ? null : factOf(id);
};

/**
 * Judges what a form sent, in the order of its fields: numbers of the chosen options as they are written, the place of
 * each step as they are shown, or a number as Germans type it.
 */
export function judge(question: SelfCheckQuestion, given: readonly string[], factOf: FactOf): Verdict {
  const { task } = question;
  if (task.kind === "number") {
    const right = rightNumber(question, factOf);
    const said = readAmount(given[0] ?? "", "zahl");
    if (right === null || said === null) return "unread";
    return Math.abs(said - right) <= task.tolerance + ROUNDING ? "right" : "wrong";
  }
  if (task.kind === "order") return judgeOrder(task.steps, given);
  const chosen = new Set(given.filter((each) => task.options[Number(each)] !== undefined));
  if (chosen.size === 0) return "unread";
  return task.options.every(({ isRight }, index) => isRight === chosen.has(String(index))) ? "right" : "wrong";
}

/** Whether a question's form can have sent this: one field or none, boxes each once, or a place for each step. */
export function canBeSent({ task }: SelfCheckQuestion, given: readonly string[]): boolean {
  if (task.kind === "order") return given.length === task.steps.length;
  if (task.kind === "several") return new Set(given).size === given.length;
  return given.length <= 1;
}

/** Numbers that were calculated differ in their last binary digit. */
const ROUNDING = 1e-9;

function judgeOrder(steps: readonly string[], given: readonly string[]): Verdict {
  const shown = shuffled(steps);
  const isComplete = given.length === shown.length && new Set(given).size === shown.length;
  if (!isComplete || given.some((place) => steps[Number(place) - 1] === undefined)) return "unread";
  return shown.every((step, index) => steps[Number(given[index]) - 1] === step) ? "right" : "wrong";
}

/** Texts in an order that is always the same, says nothing about them, and is never their own. */
export function shuffled(texts: readonly string[]): string[] {
  const mixed = texts.toSorted((a, b) => mixOf(a) - mixOf(b));
  const isOwn = mixed.every((text, index) => text === texts[index]);
  return isOwn ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}

/** A number that says nothing about the text (FNV-1a). */
const mixOf = (text: string): number =>
  [...text].reduce((hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);
