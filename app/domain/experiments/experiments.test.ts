import fc from "fast-check";
import { expect, test } from "vitest";
import { hasResult, judgeResult, sayResult, type Experiment } from "./experiment";
import { readDecision, readCounts, readThreshold } from "./experiment-form";
import { tellExperiment, UNTOLD, type ExperimentAct } from "./merge";
import { experimentsWork, readExperimentAct, standingInWork } from "./work";

const EXPERIMENT: Experiment = {
  ...{ id: "pfad/frage", path: "pfad", assumption: "Es fragt jemand.", steps: [], asked: "gefragt", yes: "davon ja" },
  ...{ of: 10, counts: null, suggested: { from: 3, to: 5, reason: "" }, days: 7, cost: "nichts" },
  ends: { go: "", change: "", stop: "" },
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
