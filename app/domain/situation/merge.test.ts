import fc from "fast-check";
import { expect, test } from "vitest";
import { forget, isTold, tell, type SituationAct, type ToldSituation } from "./merge";
import { OPEN_SITUATION } from "./situation";
import { changedAnswers, readTyped, typedAnswers, typedValues } from "./typed-answers";
import { situationValues } from "./situation-form";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 8, minute));
const tellAll = (acts: readonly SituationAct[]) =>
  acts.reduce<ToldSituation | null>((before, act) => tell(before, act), null);

test("of two answers the later counts, whichever arrives first", () => {
  const early = { told: { insurance: "familie", hours: 8 }, at: at(1) } as const;
  const late = { told: { insurance: "privat" }, at: at(2) } as const;
  const both = { ...OPEN_SITUATION, insurance: "privat", hours: 8 };
  expect(tellAll([early, late])?.situation).toEqual(both);
  expect(tellAll([late, early])?.situation).toEqual(both);
});

const acts = fc.uniqueArray(
  fc.record({
    told: fc.oneof(
      fc.record({ hours: fc.constantFrom(null, 5, 20) }),
      fc.record({ startsOn: fc.constantFrom(null, "2027-03-01"), insurance: fc.constantFrom("familie", "privat") }),
      fc.record({ benefits: fc.constantFrom(["keine"] as const, ["alg1", "elternzeit"] as const) }),
    ),
    at: fc.integer({ min: 0, max: 50 }).map(at),
  }),
  { selector: (act) => act.at.getTime(), maxLength: 6 },
);

test("acts of any number of devices make one situation, in whichever order they arrive", () => {
  fc.assert(
    fc.property(
      acts.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
      ([one, other]) => {
        expect(tellAll(one)).toEqual(tellAll(other));
      },
    ),
  );
});

test("what was deleted is brought back by no act before it, and by a later one alone", () => {
  const gone = forget(at(5));
  expect(isTold(gone)).toBe(false);
  const late = tell(gone, { told: { hours: 8 }, at: at(4) });
  expect([late.situation, isTold(late)]).toEqual([OPEN_SITUATION, false]);
  const again = tell(late, { told: { hours: null }, at: at(6) });
  expect([again.situation, isTold(again)]).toEqual([OPEN_SITUATION, true]);
});

test("a page tells only what somebody changed on it", () => {
  const shown = typedAnswers(situationValues({ ...OPEN_SITUATION, benefits: ["alg1", "elternzeit"], hours: 8 }));
  expect(shown).toMatchObject({ employment: "", benefits: "alg1 elternzeit", hours: "8" });
  expect(changedAnswers(shown, shown)).toEqual({});
  const changed = changedAnswers({ ...shown, benefits: "alg1", employment: "keine" }, shown);
  expect(changed).toEqual({ benefits: "alg1", employment: "keine" });
  expect(readTyped(changed)).toEqual({ benefits: ["alg1"], employment: "keine" });
  expect(typedAnswers(typedValues(shown))).toEqual(shown);
  expect(readTyped({ hours: "900" })).toBe(null);
});
