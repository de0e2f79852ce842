import { describe, expect, test } from "vitest";
import { outcomeOfAnswer, type AnswerEnding } from "./outcome";

const FAULTS: AnswerEnding[] = ["busy", "refused", "away", "late", "cut", "unreadable", "queued"];
const FAILED = "Entschuldige, ich habe gerade technische Probleme. 🤖 Versuche es bitte in einem Moment noch einmal!";
const EMPTY = "Entschuldige, ich konnte keine Antwort generieren. Versuche es bitte noch einmal!";

describe("before the first word", () => {
  const outcome = (ending: AnswerEnding) => outcomeOfAnswer(ending, { hasText: false });

  test.each(FAULTS)("%s: the stated text and toast, at no cost", (fault) => {
    expect(outcome(fault)).toMatchObject({ state: "failed", isFree: true, text: FAILED });
    expect(outcome(fault).toast?.title).toBe("Verbindungsfehler");
  });

  test.each(["whole", "long", "withheld"] as const)("%s: the text for an empty answer, at no cost", (ending) => {
    expect(outcome(ending)).toEqual({ state: "failed", isFree: true, text: EMPTY, toast: null });
  });

  test("stopped or restarted, it costs nothing", () => {
    expect(outcome("stopped")).toMatchObject({ state: "stopped", isFree: true, text: null });
    expect(outcome("restart")).toMatchObject({ state: "broken", isFree: true, text: null });
  });
});

describe("after some words", () => {
  const outcome = (ending: AnswerEnding) => outcomeOfAnswer(ending, { hasText: true });

  test("only what has said all it had to is done", () => {
    expect(outcome("whole")).toEqual({ state: "done", isFree: false, text: null, toast: null });
    for (const ending of [...FAULTS, "long", "withheld", "restart"] as const) {
      expect(outcome(ending).state, ending).toBe("broken");
    }
  });

  test.each(FAULTS)("%s: what came is kept as broken, at no cost, with the toast", (fault) => {
    expect(outcome(fault)).toMatchObject({ state: "broken", isFree: true, text: null });
    expect(outcome(fault).toast?.title).toBe("Verbindungsfehler");
  });

  test("what was broken off for its length counts, and so does what somebody stopped", () => {
    expect(outcome("long")).toMatchObject({ isFree: false, toast: null });
    expect(outcome("stopped")).toMatchObject({ state: "stopped", isFree: false });
  });
});
