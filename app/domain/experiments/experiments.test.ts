import fc from "fast-check";
import { expect, test } from "vitest";
import { honourDecision } from "./decision-words";
import {
  DECISIONS,
  hasResult,
  judgeResult,
  sayResult,
  type Decision,
  type Experiment,
  type Result,
} from "./experiment";
import { readDecision, readCounts, readThreshold } from "./experiment-form";
import { tellExperiment, UNTOLD, type ExperimentAct } from "./merge";
import { experimentsWork, readExperimentAct, standingInWork } from "./work";

const EXPERIMENT: Experiment = {
  ...{ id: "pfad/frage", path: "pfad", assumption: "Es fragt jemand.", steps: [], asked: "gefragt", yes: "davon ja" },
  ...{ of: 10, counts: null, suggested: { from: 3, to: 5, reason: "" }, days: 7, cost: "nichts" },
  ends: { go: "Ende: go", change: "Ende: change", stop: "Ende: stop" },
};

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 12, minute));
const about = (minute: number) => ({ experimentId: EXPERIMENT.id, at: at(minute) });
const tellAll = (acts: readonly ExperimentAct[]) => acts.reduce((told, act) => tellExperiment(told, act).told, UNTOLD);

const act: fc.Arbitrary<ExperimentAct> = fc
  .tuple(
    fc.nat(30).map(about),
    fc.oneof(
      fc.integer({ min: 1, max: 10 }).map((threshold) => ({ threshold })),
      fc.tuple(fc.nat(5), fc.nat(5)).map(([hits, more]) => ({ result: { hits, asked: hits + more } })),
      fc.constantFrom("go", "stop").map((decision) => ({ decided: { decision, sentence: decision } as const })),
    ),
  )
  .map(([when, told]) => ({ ...when, ...told }));

test("in any order of acts no threshold moves once there is a result, and no count becomes less", () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      acts.reduce((before, each) => {
        const { told } = tellExperiment(before, each);
        if (hasResult(before)) expect(told.threshold).toBe(before.threshold);
        expect(told.result?.hits ?? 0).toBeGreaterThanOrEqual(before.result?.hits ?? 0);
        expect(told.result?.asked ?? 0).toBeGreaterThanOrEqual(before.result?.asked ?? 0);
        if (told.decided) expect(told.threshold).not.toBeNull();
        return told;
      }, UNTOLD);
    }),
  );
});

test("of two thresholds and of two decisions the later counts, whichever comes first", () => {
  const thresholds = [
    { ...about(2), threshold: 4 },
    { ...about(1), threshold: 3 },
  ];
  expect(tellAll(thresholds)).toMatchObject({ threshold: 4, startedAt: at(2) });
  expect(tellAll(thresholds.toReversed())).toMatchObject({ threshold: 4, startedAt: at(1) });
  // One chosen again is the latest word.
  const again = [...thresholds, { ...about(9), threshold: 4 }, { ...about(5), threshold: 6 }];
  expect(tellAll(again).threshold).toBe(4);
  const decisions = [
    { ...about(8), decided: { decision: "go", sentence: "Es trägt." } as const },
    { ...about(7), decided: { decision: "stop", sentence: "Zu früh." } as const },
  ];
  expect(tellAll([...thresholds, ...decisions]).decided?.decision).toBe("go");
  expect(tellAll([...thresholds, ...decisions.toReversed()]).decided?.decision).toBe("go");
});

test("a count after the first decision is refused, one that is told late is taken", () => {
  const decided = tellAll([
    { ...about(1), threshold: 3 },
    { ...about(5), decided: { decision: "go", sentence: "Es trägt." } },
    { ...about(9), decided: { decision: "go", sentence: "Es trägt wirklich." } },
  ]);
  expect(decided).toMatchObject({ decidedAt: at(9), countedUntil: at(5) });
  const result = { hits: 1, asked: 2 };
  expect(tellExperiment(decided, { ...about(6), result })).toEqual({ told: decided, refusal: "closed" });
  expect(tellExperiment(decided, { ...about(4), result }).told.result).toEqual(result);
});

test("why an act changes nothing is told; what is older than forgetting is void", () => {
  expect(tellExperiment(UNTOLD, { ...about(1), result: { hits: 1, asked: 2 } }).refusal).toBe("unstarted");
  const counted = tellAll([
    { ...about(1), threshold: 3 },
    { ...about(2), result: { hits: 1, asked: 2 } },
  ]);
  expect(tellExperiment(counted, { ...about(3), threshold: 2 }).refusal).toBe("sealed");
  expect(tellExperiment(counted, { ...about(3), threshold: 3 })).toEqual({ told: counted, refusal: null });
  const decided = tellAll([
    { ...about(1), threshold: 3 },
    { ...about(2), decided: { decision: "stop", sentence: "" } },
  ]);
  expect(tellExperiment(decided, { ...about(3), threshold: 2 })).toEqual({ told: decided, refusal: "sealed" });
  const { told } = tellExperiment(counted, { ...about(5), isForgotten: true });
  expect(told).toEqual({ ...UNTOLD, forgottenAt: at(5) });
  expect(tellExperiment(told, { ...about(4), threshold: 2 }).told).toBe(told);
  expect(tellExperiment(told, { ...about(6), threshold: 2 }).told).toMatchObject({ threshold: 2, startedAt: at(6) });
});

test("numbers and a reason are read, and what cannot be is refused", () => {
  expect(readThreshold(" 3 ", EXPERIMENT)).toEqual({ ok: true, value: 3 });
  for (const typed of ["", "0", "11", "2,5", "1e1", "-1", "drei"]) {
    expect(readThreshold(typed, EXPERIMENT).ok, typed).toBe(false);
  }
  expect(readCounts({ hits: "0", asked: "4" })).toEqual({ ok: true, value: { hits: 0, asked: 4 } });
  for (const [hits, asked] of [
    ["1", "0"],
    ["3", "2"],
    ["1", "501"],
    ["", "2"],
  ]) {
    expect(readCounts({ hits, asked }).ok).toBe(false);
  }
  expect(readDecision({ decision: "stop", sentence: " Es trägt nicht. " })).toEqual({
    ...{ ok: true, value: { decision: "stop", sentence: "Es trägt nicht." } },
  });
  expect(readDecision({ decision: "stop", sentence: "x".repeat(201) }).ok).toBe(false);
  // Each at the field that it concerns.
  expect(readCounts({ hits: "1", asked: "0" })).toMatchObject({ field: "asked" });
  expect(readCounts({ hits: "3", asked: "2" })).toMatchObject({ field: "hits" });
  expect(readDecision({ decision: "", sentence: "Darum." })).toMatchObject({ field: "decision" });
  expect(readDecision({ decision: "go", sentence: "" })).toMatchObject({ field: "sentence" });
});

test("a device knows an experiment as the server does, and tells of it nothing that the Kundenweg counts", () => {
  const standing = {
    ...{ threshold: 3, result: { hits: 2, asked: 9 } },
    decided: { decision: "change", sentence: "Erst um 10 Uhr fragen, dann / sehen." },
  } as const;
  const { tasks } = experimentsWork([{ experimentId: EXPERIMENT.id, ...standing }], 0);
  expect(standingInWork(EXPERIMENT, (task) => tasks.find(({ id }) => id === task)?.answer ?? "")).toEqual(standing);
  const told = { field: "result", answer: "2/9", at: at(1) } as const;
  expect(readExperimentAct(told, EXPERIMENT)?.result).toEqual({ hits: 2, asked: 9 });
  expect(readExperimentAct(told, { ...EXPERIMENT, counts: "talking" })).toBeNull();
});

test("the count is said against the threshold, missed only when all were asked", () => {
  const standing = { threshold: 3, result: { hits: 2, asked: 9 }, decided: null };
  expect(sayResult(standing, 10)).toBe("2 von 9, deine Schwelle: 3 von 10");
  expect(judgeResult(standing, 10)).toBe("open");
  expect(judgeResult({ ...standing, result: { hits: 2, asked: 10 } }, 10)).toBe("missed");
  expect(judgeResult({ ...standing, result: { hits: 3, asked: 3 } }, 10)).toBe("reached");
});

test("once more were asked than the threshold is of, its share decides", () => {
  const judge = (threshold: number, hits: number, asked: number) =>
    judgeResult({ threshold, result: { hits, asked }, decided: null }, 10);
  expect(judge(3, 3, 40)).toBe("missed");
  expect(judge(3, 12, 40)).toBe("reached");
  expect(judge(3, 11, 40)).toBe("missed");
  // Missed with ten, then asked on.
  expect(judge(3, 2, 10)).toBe("missed");
  expect(judge(3, 3, 11)).toBe("missed");
  expect(judge(3, 4, 13)).toBe("reached");
});

test("nothing is praised for counting where nothing was counted, nor going on against a missed threshold", () => {
  const honour = (decision: Decision, result: Result | null) =>
    honourDecision({ threshold: 3, result, decided: { decision, sentence: "Ein Grund." } }, EXPERIMENT);
  for (const decision of DECISIONS) {
    for (const nothing of [null, { hits: 0, asked: 0 }]) {
      const said = honour(decision, nothing);
      expect(said).toContain("Gezählt ist noch nichts.");
      expect(said).not.toMatch(/weil du gezählt hast|Erfolg|genau dafür|geprüft|Ende:/i);
    }
    // What the end honestly means.
    expect(honour(decision, { hits: 4, asked: 10 })).toContain(`Ende: ${decision}`);
  }
  expect(honour("go", { hits: 4, asked: 10 })).toContain("weil du gezählt hast");
  const against = honour("go", { hits: 2, asked: 10 });
  expect(against).toContain("Deine Schwelle ist nicht erreicht, und du machst trotzdem weiter.");
  expect(against).not.toMatch(/weil du gezählt hast|Ende:/);
  expect(honour("stop", { hits: 2, asked: 10 })).toContain("Das ist ein Erfolg");
});
