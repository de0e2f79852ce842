import { expect, test } from "vitest";
import { endOpenAnswers, finishAnswers } from "~/coach/open-answers.server";
import { ask, eventsOf, startLearner, turnsOf, usedBy, type Coach } from "./coach-app";

/** The last suite: afterwards this app answers no requests any more. */
export function describeRestart(coach: () => Coach): void {
  test("told to end, the process ends each answer at once, gives back what had no words, and saves it", async () => {
    const [anna, bea] = [await startLearner(coach()), await startLearner(coach())];
    const streams = [];
    for (const [learner, words] of [
      [anna, "Fang klein an.\n\nUnd dann"],
      [bea, ""],
    ] as const) {
      const held = coach().fake.hold();
      const events = eventsOf(await ask(learner, { message: "Womit fange ich an?" }));
      await events.next();
      const { say, ended } = await held;
      if (words) {
        say(words);
        await events.next();
      }
      streams.push({ events, ended });
    }
    const began = performance.now();
    endOpenAnswers();
    const ends = [];
    for (const { events, ended } of streams) {
      for await (const event of events) if (event.event === "end") ends.push(event.data);
      expect(await ended).toEqual({ isAborted: true });
    }
    await finishAnswers();
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(ends).toMatchObject([
      { answer: { state: "broken" }, remaining: 4 },
      { answer: { state: "broken", message: "" }, remaining: 5 },
    ]);
    expect(await turnsOf(coach(), anna)).toMatchObject([{ state: "broken" }]);
    expect([await usedBy(coach(), anna), await usedBy(coach(), bea)]).toEqual([1, 0]);
    const late = await ask(anna, { message: "Und?" });
    expect([late.status, late.headers.get("Retry-After")]).toEqual([503, "5"]);
  });
}
