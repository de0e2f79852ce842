import { listAccompanied } from "~/db/companions/due.server";
import {
  listReminded,
  listTrials,
  listWeekly,
  type DueBatch,
  type RhythmPlace,
  type TrialPlace,
} from "~/db/notices/due-notices.server";
import { listUntold, type ContractPlace } from "~/db/payments/price-changes.server";
import { addNotices } from "~/db/notices/notices.server";
import { addDays } from "~/domain/action-plan/calendar-days";
import { beginningEvenings } from "~/domain/rhythm/reminder";
import { berlinMoment } from "~/domain/time/berlin-time";
import { FREE_WEEKS } from "~/domain/payments/access";
import { WEEK_MS } from "~/domain/time/durations";
import { berlinDay } from "~/domain/time/german-dates";
import { announcedPrices } from "~/payments/price-change/announced.server";
import type { NoticeKind } from "~/domain/messages/notices";

/** The notice goes out three days before a trial ends; anyone who was missed then gets it two days before. */
const DAYS_BEFORE_TRIAL_END = { min: 2, max: 3 };

export async function enqueueReminders({ due }: { due: Date }): Promise<number> {
  const evenings = beginningEvenings(due);
  return enqueueAll("reminder", evenings.day, (after: RhythmPlace | null) => listReminded({ ...evenings, after }));
}

export async function enqueueWeeklyMails({ due }: { due: Date }): Promise<number> {
  return enqueueAll("week", berlinDay(due), (after: string | null) => listWeekly({ after }));
}

/** Jobs for the Sunday that is due, also when it is made up for on Monday. */
export async function enqueueCompanionWeeks({ due, now }: { due: Date; now: Date }): Promise<number> {
  return enqueueAll("companion", berlinDay(due), (after: string | null) => listAccompanied({ now, after }));
}

/** The notice's day is the one on which the trial ends, so that both runs make the same one. */
export async function enqueueTrialEndings({ due }: { due: Date }): Promise<number> {
  let noted = 0;
  for (let days = DAYS_BEFORE_TRIAL_END.min; days <= DAYS_BEFORE_TRIAL_END.max; days++) {
    const endsOn = addDays(berlinDay(due), days);
    const startedBy = (day: string) => new Date(berlinMoment(day, "00:00").getTime() - FREE_WEEKS * WEEK_MS);
    const [from, before] = [startedBy(endsOn), startedBy(addDays(endsOn, 1))];
    noted += await enqueueAll("trialEnds", endsOn, (after: TrialPlace | null) => listTrials({ from, before, after }));
  }
  return noted;
}

/**
 * Queues notices for plans that become more expensive for running contracts, dated with the day announced in content.
 */
export async function enqueuePriceChanges({ now }: { now: Date }): Promise<number> {
  let noted = 0;
  for (const { kind, cents, from } of announcedPrices(now)) {
    noted += await enqueueAll("priceChange", from, (after: ContractPlace | null) => listUntold({ kind, cents, after }));
  }
  return noted;
}

async function enqueueAll<Place>(
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
