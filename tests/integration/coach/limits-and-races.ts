import { expect, test } from "vitest";
import { ask as askCoach, type CoachQuestion } from "~/coach/ask.server";
import { lastOf } from "~/coach/event-stream";
import { beginTurn } from "~/db/coach/begin-turn.server";
import { countAhead } from "~/db/coach/write-turn.server";
import { usedOn } from "~/db/coach/usage.server";
import { getAccess } from "~/domain/payments/access";
import { berlinDay } from "~/domain/time/german-dates";
import { sql } from "../app/app";
import { ask, askFor, eventsOf, startLearner, turnsOf, usedBy, type Coach, type Learner } from "./coach-app";

/** A question on the free plan at a given time, as the route would pass it on. */
function questionOf({ userId }: Learner, now: Date): CoachQuestion {
  return {
    asker: {
      userId,
      firstName: "Anna",
      level: 1,
      personalityType: null,
      selectedCareerPath: "Content Creator:in",
      access: getAccess({ entitlements: [], trialStartedAt: null, now }),
      holdings: { monthly: "free", lifetime: null, aiAddOn: false },
    },
    message: "Womit fange ich an?",
    conversationId: null,
    missionId: null,
    retryOf: null,
    mode: "chat",
    now,
    random: 0,
    signal: new AbortController().signal,
  };
}

export function describeLimitsAndRaces(coach: () => Coach): void {
  /** Asks several times at once until all are answered; only the daily limit applies. */
  async function askAtOnce(learner: Learner, times: number, now: Date): Promise<string[]> {
    let passing = Promise.resolve();
    const each = async () => {
      for (;;) {
        const asked = await askCoach(questionOf(learner, now));
        if (asked.ok) return (await lastOf(asked.events)).answer.origin;
        // The limits of twenty a minute and of parallel answers per process are waited out.
        if (asked.status === 404) throw new Error("The conversation is gone.");
        await (passing = passing.then(() => coach().app.passTime("1 minute")));
      }
    };
    return Promise.all(Array.from({ length: times }, each));
  }

  const counted = (origins: string[]) => origins.filter((origin) => origin === "model").length;

  test("of 200 questions at once on the free plan, exactly five reach the model", async () => {
    const anna = await startLearner(coach());
    const now = new Date();
    const origins = await askAtOnce(anna, 200, now);
    // On a busy machine one of the five may have waited too long for its turn; such a question costs nothing.
    while (counted(origins) < 5 && origins.length < 210) origins.push(...(await askAtOnce(anna, 1, now)));
    origins.push(...(await askAtOnce(anna, 1, now)));
    expect([counted(origins), coach().fake.calls.length, await usedBy(coach(), anna)]).toEqual([5, 5, 5]);
    const positions = await coach().app.query(sql`select conversation_id, position from coach_turns
      where user_id = ${anna.userId} group by 1, 2 having count(*) > 1`);
    expect(positions).toEqual([]);
  }, 120_000);

  test("of 200 requests at once, too", async () => {
    const anna = await startLearner(coach());
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask(anna, { message: "Und?" })));
    await Promise.all(answers.map((answer) => answer.text()));
    expect(coach().fake.calls.length).toBeGreaterThan(0);
    expect(coach().fake.calls.length).toBeLessThanOrEqual(5);
    expect(await usedBy(coach(), anna)).toBe(coach().fake.calls.length);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  }, 120_000);

  test.each([
    ["midnight in winter", "2026-11-22T22:59:59.999Z", "2026-11-22T23:00:00.000Z"],
    ["midnight in summer", "2026-07-01T21:59:59.999Z", "2026-07-01T22:00:00.000Z"],
    ["the night in which the clock is put forward", "2026-03-28T22:59:59.999Z", "2026-03-28T23:00:00.000Z"],
    ["the day of 23 hours", "2026-03-29T21:59:59.999Z", "2026-03-29T22:00:00.000Z"],
    ["the night in which the clock is put back", "2026-10-24T21:59:59.999Z", "2026-10-24T22:00:00.000Z"],
    ["the day of 25 hours", "2026-10-25T22:59:59.999Z", "2026-10-25T23:00:00.000Z"],
  ])("across %s, each day has its five", async (_, before, after) => {
    const anna = await startLearner(coach());
    const [late, early] = await Promise.all([
      askAtOnce(anna, 12, new Date(before)),
      askAtOnce(anna, 12, new Date(after)),
    ]);
    // A question that waited too long for its turn has cost nothing, and can be repeated.
    while (counted(late) < 5 && late.length < 20) late.push(...(await askAtOnce(anna, 1, new Date(before))));
    while (counted(early) < 5 && early.length < 20) early.push(...(await askAtOnce(anna, 1, new Date(after))));
    expect([counted(late), counted(early)]).toEqual([5, 5]);
    const days = await coach().app.query(sql`select day::text as day, used from coach_usage
      where user_id = ${anna.userId} order by day`);
    expect(days).toEqual([
      { day: berlinDay(new Date(before)), used: 5 },
      { day: berlinDay(new Date(after)), used: 5 },
    ]);
  });

  test("what is left is told by the day in Germany, also in the hours in which another one counts elsewhere", async () => {
    const anna = await startLearner(coach());
    const told = async (at: string) => {
      const asked = await askCoach(questionOf(anna, new Date(at)));
      if (!asked.ok) throw new Error(`Refused with ${asked.status}.`);
      const left: (number | null)[] = [];
      for await (const { event, data } of asked.events)
        if (event === "start" || event === "end") left.push(data.remaining);
      return left;
    };
    // The 22nd in Germany, then the 23rd, which is still the 22nd in Greenwich, then the 23rd in both.
    expect(await told("2026-11-22T22:30:00Z")).toEqual([4, 4]);
    expect(await told("2026-11-22T23:30:00Z")).toEqual([4, 4]);
    expect(await told("2026-11-23T00:30:00Z")).toEqual([3, 3]);
  });

  test("the hour that comes twice is one day, and the one that is missing ends none", async () => {
    for (const [one, other] of [
      ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"],
      ["2026-03-29T00:59:59Z", "2026-03-29T01:00:00Z"],
    ] as const) {
      const anna = await startLearner(coach());
      await askAtOnce(anna, 3, new Date(one));
      expect(counted(await askAtOnce(anna, 5, new Date(other)))).toBe(2);
    }
  });

  test("what fails after midnight is given back to the day it was asked, once", async () => {
    const anna = await startLearner(coach());
    const asked = new Date("2026-11-22T22:59:59Z");
    await askAtOnce(anna, 5, new Date("2026-11-22T23:30:00Z"));
    coach().fake.fault({ kind: "status", status: 500 });
    await askAtOnce(anna, 1, asked);
    const { userId } = anna;
    expect(await usedOn({ userId, day: "2026-11-22" })).toBe(0);
    expect(await usedOn({ userId, day: "2026-11-23" })).toBe(5);
  });

  test("two answers are written for a subscriber at once, one on the free plan; others wait for their turn", async () => {
    for (const [plan, atOnce] of [
      [null, 1],
      ["pro", 2],
    ] as const) {
      const anna = await startLearner(coach(), plan);
      const held = Array.from({ length: 4 }, () => coach().fake.hold());
      const before = coach().fake.calls.length;
      const answers = await Promise.all(
        Array.from({ length: 4 }, async () => eventsOf(await ask(anna, { message: "Und?" }))),
      );
      const ended = Promise.all(
        answers.map(async (events) => {
          for await (const _ of events);
        }),
      );
      for (const [index, next] of held.entries()) {
        const { say, finish } = await next;
        // All calls within the bound have begun; another one begins only when one of them ends.
        const open = Math.min(4, index + atOnce);
        await expect.poll(() => coach().fake.calls.length - before, { timeout: 15_000 }).toBeGreaterThanOrEqual(open);
        expect(coach().fake.calls.length - before, `${plan} ${index}`).toBe(open);
        say("Gut.");
        finish();
      }
      await ended;
      expect((await turnsOf(coach(), anna)).map(({ state }) => state)).toEqual(Array(4).fill("done"));
    }
  });

  test("of questions of one millisecond each waits for those before it", async () => {
    const { userId } = await startLearner(coach());
    const place = { retryOf: null, conversationId: null, title: "", missionId: null };
    const asked = { userId, question: "Und?", askedAt: new Date(), place, counts: null };
    const begun = await Promise.all([1, 2, 3].map(() => beginTurn(asked)));
    const ahead = begun.map((each) => (each.ok ? countAhead(each.turn) : expect.unreachable()));
    expect((await Promise.all(ahead)).toSorted()).toEqual([0, 1, 2]);
  });

  test("parallel questions in one conversation have places of their own", async () => {
    const anna = await startLearner(coach(), "pro");
    const { start } = await askFor(anna, { message: "Womit fange ich an?" });
    const { conversationId } = start;
    await Promise.all(Array.from({ length: 8 }, () => askFor(anna, { message: "Und?", conversationId })));
    const places = (await turnsOf(coach(), anna)).map(({ position }) => Number(position));
    expect(places.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("of ten clicks on 'again' one asks again", async () => {
    const anna = await startLearner(coach());
    coach().fake.fault({ kind: "cut" });
    const { answer } = await askFor(anna, { message: "Womit fange ich an?" });
    const again = { message: "Womit fange ich an?", retryOf: answer.id };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(anna, again)));
    await Promise.all(answers.map((response) => response.text()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([coach().fake.calls.length, await usedBy(coach(), anna)]).toEqual([2, 1]);
  });
}
