import {
  listReminded,
  listTrials,
  listWeekly,
  type DueBatch,
  type RhythmPlace,
  type TrialPlace,
} from "~/db/due-notices.server";
import { listUntold } from "~/db/price-changes.server";
import { addNotices } from "~/db/notices.server";
import { addDays } from "~/domain/action-plan/calendar-days";
import { berlinClock, berlinMoment } from "~/domain/berlin-time";
import { FREE_WEEKS } from "~/domain/access";
import { MINUTE_MS, WEEK_MS } from "~/domain/durations";
import { berlinDay } from "~/domain/german-dates";
import { announcedPrices } from "~/payments/price-change/announced.server";
import type { NoticeKind } from "~/domain/notices";

/** An evening that began while nothing ran is still reminded of for this long. */
const REMINDED_MS = 15 * MINUTE_MS;
/** So many days before a trial ends; whoever was missed on that day is told on the next. */
const TRIAL_DAYS = { first: 2, last: 3 };

export async function noteReminders({ due }: { due: Date }): Promise<number> {
  const day = berlinDay(due);
  const earlier = new Date(due.getTime() - REMINDED_MS);
  // Times of one day: shortly after midnight it begins with it.
  const from = berlinDay(earlier) === day ? berlinClock(earlier) : "";
  const until = berlinClock(due);
  return noteAll("reminder", day, (after: RhythmPlace | null) => listReminded({ day, from, until, after }));
}

export async function noteWeeks({ due }: { due: Date }): Promise<number> {
  return noteAll("week", berlinDay(due), (after: string | null) => listWeekly({ after }));
}

/** A notice for each day on which trials end. */
export async function noteTrials({ due }: { due: Date }): Promise<number> {
  let noted = 0;
  for (let days = TRIAL_DAYS.first; days <= TRIAL_DAYS.last; days++) {
    const endsOn = addDays(berlinDay(due), days);
    const startedBy = (day: string) => new Date(berlinMoment(day, "00:00").getTime() - FREE_WEEKS * WEEK_MS);
    const [from, before] = [startedBy(endsOn), startedBy(addDays(endsOn, 1))];
    noted += await noteAll("trialEnds", endsOn, (after: TrialPlace | null) => listTrials({ from, before, after }));
  }
  return noted;
}

/** For each plan whose running contracts are to cost more, named by the day in content. */
export async function notePrices({ now }: { now: Date }): Promise<number> {
  let noted = 0;
  for (const { kind, cents, from } of announcedPrices(now)) {
    noted += await noteAll("priceChange", from, (after: string | null) => listUntold({ kind, cents, after }));
  }
  return noted;
}

async function noteAll<Place>(
  kind: NoticeKind,
  day: string,
  list: (after: Place | null) => Promise<DueBatch<Place>>,
): Promise<number> {
  let noted = 0;
  let after: Place | null = null;
  do {
    const { userIds, next }: DueBatch<Place> = await list(after);
    noted += await addNotices({ userIds, kinds: [kind], day });
    after = next;
  } while (after !== null);
  return noted;
}
