import { describe, expect, test } from "vitest";
import type { Fact, FactValue } from "./fact";
import { noteOn } from "./fact-note";
import { figureOn } from "./figure";
import { sayValue } from "./say-value";
import { withTimelines } from "./timeline";
import { yearEndLine } from "./year-end";

const value = (year: number, amount: number, status: FactValue["status"] = "geltend"): FactValue => ({
  from: `${year}-01-01`,
  until: `${year}-12-31`,
  value: amount,
  status,
});

const fact = (id: string, values: FactValue[], more: Partial<Fact> = {}): Fact => ({
  id,
  title: "Grenze",
  statement: "So viel ist erlaubt.",
  unit: "euro",
  certainty: "belegt",
  values,
  derived: null,
  ...more,
});

const timed = (one: Fact, others: Fact[] = []) => withTimelines([one, ...others])[0] ?? expect.unreachable();

const BASE = fact("bezug", [value(2026, 3955), value(2027, 4130, "entwurf")]);
const derived = (formula: string, names: Record<string, string>) =>
  fact("drittel", [], { derived: { formula, names } });
const THIRD = derived("runden(bezug / 3)", { bezug: "bezug" });

test.each([
  [565, "euro", "565\u00a0€"],
  [1318.33, "euro", "1.318,33\u00a0€"],
  [100000, "euro", "100.000\u00a0€"],
  [0.146, "prozent", "14,6\u00a0%"],
  [0.14, "prozent", "14\u00a0%"],
  [1234.5, "zahl", "1.234,5"],
  ["2026-08-02", "tag", "2. August 2026"],
  ["§ 5 DDG", "text", "§ 5 DDG"],
] as const)("%s in %s is said „%s“", (amount, unit, said) => {
  expect(sayValue(amount, unit).replaceAll("\u00a0", " ")).toBe(said.replaceAll("\u00a0", " "));
});

test("cents are dropped on request, and rounded", () => {
  expect(sayValue(269.66, "euro", true)).toBe("270\u00a0€");
});

describe("a fact of a formula", () => {
  test("lasts as long as its inputs, and is a draft with them", () => {
    expect(timed(THIRD, [BASE]).timeline).toEqual([value(2026, 1318.33), value(2027, 1376.67, "entwurf")]);
  });

  test("has a value only where each input has one", () => {
    const sum = derived("a + b", { a: "a", b: "b" });
    const a = fact("a", [{ from: null, until: null, value: 1, status: "geltend" }]);
    const b = fact("b", [value(2026, 2)]);
    expect(timed(sum, [a, b]).timeline).toEqual([value(2026, 3)]);
  });

  test("changes on the day on which any of its inputs does", () => {
    const sum = derived("a + b", { a: "a", b: "b" });
    const a = fact("a", [value(2026, 1), value(2027, 2)]);
    const b = fact("b", [{ from: "2026-07-01", until: null, value: 10, status: "geltend" }]);
    expect(timed(sum, [a, b]).timeline).toEqual([
      { from: "2026-07-01", until: "2026-12-31", value: 11, status: "geltend" },
      { from: "2027-01-01", until: "2027-12-31", value: 12, status: "geltend" },
    ]);
  });

  test("that needs itself has none", () => {
    expect(timed(derived("x", { x: "drittel" })).timeline).toEqual([]);
  });
});

describe("a text says what holds on its day", () => {
  const limit = timed(fact("grenze", [value(2026, 565), value(2027, 590, "entwurf")]));

  test.each([
    ["2025-12-31", "[Wert für 2025 noch nicht bekannt]"],
    ["2026-01-01", "565\u00a0€"],
    ["2026-12-31", "565\u00a0€"],
    ["2027-01-01", "[Wert für 2027 noch nicht bekannt]"],
  ])("on %s „%s“", (day, said) => {
    expect(figureOn(limit, day)).toBe(said);
  });

  test("and its year where that is asked for", () => {
    expect(figureOn(limit, "2026-05-01", { withYear: true })).toBe("565\u00a0€ (2026)");
  });
});

describe("before the year ends, a line says what follows", () => {
  const limit = timed(fact("grenze", [value(2026, 565), value(2027, 590)]));
  const open = timed(fact("satz", [value(2026, 0.029)], { title: "Satz", unit: "prozent" }));
  const lasting = timed(fact("frei", [{ from: null, until: null, value: 1, status: "geltend" }]));

  test("from November on, and not for what lasts", () => {
    expect(yearEndLine([limit], "2026-10-31")).toBeNull();
    expect(yearEndLine([lasting], "2026-12-31")).toBeNull();
    expect(yearEndLine([limit], "2026-11-01")).toBe("Ab 1. Januar 2027: Grenze 590\u00a0€.");
  });

  test("a draft, or nothing, is only announced", () => {
    const draft = timed(fact("grenze", [value(2026, 565), value(2027, 590, "entwurf")]));
    const announced = "Ab Januar gilt voraussichtlich ein anderer Wert. Wir tragen ihn ein, sobald er verkündet ist.";
    expect([yearEndLine([open], "2026-12-01"), yearEndLine([draft], "2026-12-01")]).toEqual([announced, announced]);
  });

  test("known and unknown stand in one line", () => {
    expect(yearEndLine([limit, open], "2026-12-31")).toMatch(
      /Grenze 590\u00a0€\. Für die übrigen Werte gilt ab Januar/,
    );
  });
});

describe("who taps a figure reads", () => {
  const draft = timed(fact("grenze", [value(2026, 565), value(2027, 590, "entwurf")]));

  test("from when until when it holds, and that another is expected, without its figure", () => {
    const { figure, validity, certainty } = noteOn(draft, "2026-11-26");
    expect([figure, certainty]).toEqual(["565\u00a0€", "belegt"]);
    expect(validity).toBe("Gilt vom 01.01.2026 bis 31.12.2026. Ab 01.01.2027 gilt voraussichtlich ein anderer Wert.");
  });

  test("what follows, where it is known", () => {
    const known = timed(fact("grenze", [value(2026, 565), value(2027, 590)]));
    expect(noteOn(known, "2026-11-26").validity).toContain("Ab 01.01.2027: 590\u00a0€.");
  });

  test("what held before, once nothing is known", () => {
    const { figure, validity } = noteOn(draft, "2027-01-01");
    expect(figure).toBeNull();
    expect(validity).toBe("Der Wert für 2027 ist noch nicht bekannt. Bis 31.12.2026 galt: 565\u00a0€.");
  });

  test("nothing of days where there are none", () => {
    const lasting = timed(fact("frei", [{ from: null, until: null, value: 300, status: "geltend" }]));
    expect(noteOn(lasting, "2026-11-26").validity).toBe("");
  });
});
