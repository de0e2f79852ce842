import type { Account } from "./account";
import { germanDay } from "./german-day";
import { isPaid } from "./shop/purchases";

const FREE_A_DAY = 5;

const usedOn = ({ asked }: Account, day: string): number => asked[day] ?? 0;

/** Questions left today in Germany; null: no limit, with a plan. */
export function leftToday(account: Account, now: number): number | null {
  return isPaid(account, now) ? null : FREE_A_DAY - usedOn(account, germanDay(now));
}

/** Questions of a day that are given back although the model was at work. */
const MOST_GIVEN_BACK = 10;

/** A question that the model has failed at: it is kept, and costs nothing, or not often. */
export function askInVain(
  account: Account,
  question: string,
  { now, hasCost }: { now: number; hasCost: boolean },
): void {
  const before = usedOn(account, germanDay(now));
  askInno(account, question, now);
  const day = germanDay(now);
  if (usedOn(account, day) === before) return;
  const given = account.givenBack[day] ?? 0;
  if (hasCost && given >= MOST_GIVEN_BACK) return;
  account.asked[day] = before;
  if (hasCost) account.givenBack[day] = given + 1;
}

/** Keeps a question; also one that Inno does not answer any more today. */
export function askInno(account: Account, question: string, now: number): void {
  const left = leftToday(account, now);
  const day = germanDay(now);
  account.questions.push(question);
  if (left !== null && left > 0) account.asked[day] = usedOn(account, day) + 1;
}
