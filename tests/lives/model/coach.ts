import type { Account } from "./account";
import { germanDay } from "./german-day";
import { isPaid } from "./shop";

const FREE_A_DAY = 5;

const usedOn = ({ asked }: Account, day: string): number => asked[day] ?? 0;

/** Questions left today in Germany; null: no limit, with a plan. */
export function leftToday(account: Account, now: number): number | null {
  return isPaid(account, now) ? null : FREE_A_DAY - usedOn(account, germanDay(now));
}

/** Keeps a question; also one that Inno does not answer any more today. */
export function askInno(account: Account, question: string, now: number): void {
  const left = leftToday(account, now);
  const day = germanDay(now);
  account.questions.push(question);
  if (left !== null && left > 0) account.asked[day] = usedOn(account, day) + 1;
}
