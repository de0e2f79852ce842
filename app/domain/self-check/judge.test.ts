import { describe, expect, test } from "vitest";
import { canBeSent, isAskable, judge, rightNumber, shuffled } from "./judge";
import type { SelfCheckQuestion } from "./question";

const question = (task: SelfCheckQuestion["task"], bound: Partial<SelfCheckQuestion> = {}): SelfCheckQuestion => ({
  ...{ id: "steuer.gewinn", text: "?", sentence: "satz-gewinn", quote: "Es zählt der Gewinn", explanation: "Darum." },
  ...{ task, facts: {}, conditions: [], ...bound },
});
const options = [
  { text: "Ja", isRight: true },
  { text: "Nein", isRight: false },
  { text: "Auch", isRight: true },
];
const one = question({ kind: "one", options: options.slice(0, 2) });
const several = question({ kind: "several", options });
const order = question({ kind: "order", steps: ["Fragen", "Anmelden", "Anfangen"] });
const number = question({ kind: "number", formula: "1234,5", tolerance: 0.5, unit: "€" });
const bound = question(
  { kind: "number", formula: "50 * satz", tolerance: 0, unit: "€" },
  { facts: { satz: "umsatzsteuer-satz" } },
);
const facts = (values: Record<string, number>) => (id: string) => values[id] ?? null;

/** The place of each step, in the order in which they are shown. */
const placesOf = (steps: readonly string[]) =>
  shuffled(["Fragen", "Anmelden", "Anfangen"]).map((step) => String(steps.indexOf(step) + 1));

describe("an answer is judged", () => {
  test.each<[string, SelfCheckQuestion, string[], string]>([
    ["one, rightly", one, ["0"], "right"],
    ["one, wrongly", one, ["1"], "wrong"],
    ["one, not at all", one, [], "unread"],
    ["one that there is not", one, ["7"], "unread"],
    ["several, all right ones", several, ["2", "0"], "right"],
    ["several, too few", several, ["0"], "wrong"],
    ["several, one too many", several, ["0", "1", "2"], "wrong"],
    ["an order, rightly", order, placesOf(["Fragen", "Anmelden", "Anfangen"]), "right"],
    ["an order, wrongly", order, placesOf(["Anmelden", "Fragen", "Anfangen"]), "wrong"],
    ["an order with a place twice", order, ["1", "1", "2"], "unread"],
    ["an order with a gap", order, ["1", "", "2"], "unread"],
    ["a number as Germans type it", number, ["1.234,50 €"], "right"],
    ["a number within its tolerance", number, ["1235"], "right"],
    ["a number beyond it", number, ["1235,1"], "wrong"],
    ["what is no number", number, ["viel"], "unread"],
    ["a number that hangs on a fact", bound, ["9,50"], "right"],
  ])("%s", (_, asked, given, verdict) => {
    expect(judge(asked, given, facts({ "umsatzsteuer-satz": 0.19 }))).toBe(verdict);
  });
});

test.each<[string, SelfCheckQuestion, string[], boolean]>([
  ["one answer", one, ["0"], true],
  ["none", one, [], true],
  ["one twice", one, ["0", "0"], false],
  ["two boxes", several, ["0", "2"], true],
  ["a box twice", several, ["0", "0"], false],
  ["a place for each step", order, ["", "1", "1"], true],
  ["fewer places than steps", order, ["1", "2"], false],
  ["two numbers", number, ["1", "2"], false],
])("no form sends what is not of its kind: %s", (_, asked, given, can) => {
  expect(canBeSent(asked, given)).toBe(can);
});

test("the right number follows the fact of the day", () => {
  expect([0.19, 0.2].map((satz) => rightNumber(bound, facts({ "umsatzsteuer-satz": satz })))).toEqual([9.5, 10]);
});

test("nobody is asked what no longer holds, or what hangs on a fact without a value", () => {
  const kante = { facts: { grenze: "kv-familie-grenze" }, conditions: ["700 > grenze"] };
  const asked = question(one.task, kante);
  const holdsAt = (grenze: number) => isAskable(asked, facts({ "kv-familie-grenze": grenze }));
  expect([holdsAt(565), holdsAt(701)]).toEqual([true, false]);
  expect([isAskable(asked, facts({})), isAskable(bound, facts({})), isAskable(one, facts({}))]).toEqual([
    false,
    false,
    true,
  ]);
});

test("steps are never shown in their own order, and always in the same", () => {
  for (const steps of [
    ["A", "B", "C"],
    ["Erst", "Dann", "Zuletzt", "Danach"],
    ["x", "y"],
  ]) {
    expect(shuffled(steps)).not.toEqual(steps);
    expect(shuffled(steps).toSorted()).toEqual(steps.toSorted());
    expect(shuffled(steps)).toEqual(shuffled(steps));
  }
});
