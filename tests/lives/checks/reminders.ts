import { expect, vi } from "vitest";
import { decoded } from "../../fixtures/mail-text";
import type { Account } from "../model/account";
import { germanDay, germanTime, germanWeekday } from "../model/german-day";
import { mayWork, type Scene } from "../model/scene";
import { PATIENCE_MS } from "../world/patience";

const SUBJECT = /^Subject: Heute ist dein Abend/m;
const DATE = /^Date: (.+)$/m;
const MINUTE_MS = 60_000;
/** Who is reminded is noted every five minutes. */
const NOTED_MS = 5 * MINUTE_MS;
/** An evening that began longer ago may have been passed over. */
const REMEMBERED_MS = 15 * MINUTE_MS;
/** After that nobody is reminded any more. */
const LATEST_MS = 2 * 60 * MINUTE_MS + NOTED_MS;

/** When the reminders of somebody went out. */
const remindersOf = ({ world }: Scene, { email, formerAddresses }: Account): number[] =>
  [email, ...formerAddresses]
    .flatMap((address) => world.mailsTo(address))
    .flatMap((mail) => (SUBJECT.test(decoded(mail)) ? [Date.parse(DATE.exec(mail)?.[1] ?? "")] : []));

/** How long ago an evening began that was set for this day in Germany; null: none is, or it is not time yet. */
function sinceEvening({ rhythm }: Account, at: number): number | null {
  if (!rhythm?.weekdays.includes(germanWeekday(at)) || rhythm.time > germanTime(at)) return null;
  // No evening lies within a change of time that the day of `at` has before it, but for the hour it takes.
  const [hours = 0, minutes = 0] = germanTime(at).split(":").map(Number);
  const [from = 0, past = 0] = rhythm.time.split(":").map(Number);
  return ((hours - from) * 60 + minutes - past) * MINUTE_MS;
}

/** The moment before the clock was moved, and who might work by then. */
interface Since {
  before: number;
  able: ReadonlySet<Account>;
}

/** Who may work: asked before the night's reading, as whoever may since then was perhaps asked about before it. */
export const ableToWork = (scene: Scene): ReadonlySet<Account> =>
  new Set(scene.people.flatMap(({ account }) => (account && mayWork(scene, account) ? [account] : [])));

/** Whom the clock, moved to now, must have reminded. */
export function toBeReminded(scene: Pick<Scene, "people" | "catalogue" | "now">, { before, able }: Since): Account[] {
  const { now } = scene;
  return scene.people.flatMap(({ account }) => {
    if (!account?.isConfirmed || account.mailStopped || !able.has(account) || !mayWork(scene, account)) return [];
    if (!account.messages.includes("reminderMail")) return [];
    const since = sinceEvening(account, now);
    const isDue = since !== null && since >= NOTED_MS && since < REMEMBERED_MS - NOTED_MS;
    // Whoever has worked on that day already needs none.
    return isDue && before < now && germanDay(before) !== germanDay(now) ? [account] : [];
  });
}

/** Waits for the reminders of evenings that have begun, and throws where one went out on no evening of its person. */
export async function expectReminders(scene: Scene, since: Since): Promise<void> {
  const { now, people } = scene;
  const { before } = since;
  for (const account of toBeReminded(scene, since)) {
    const today = () => remindersOf(scene, account).filter((at) => germanDay(at) === germanDay(now));
    const missing = `${account.name} wird am Abend des ${germanDay(now)} erinnert`;
    await vi.waitFor(() => expect(today(), missing).not.toEqual([]), PATIENCE_MS);
  }
  for (const { account } of people) {
    const wrong = account ? remindersOf(scene, account).filter((at) => at > before && isOnNoEvening(account, at)) : [];
    const told = wrong.map((at) => new Date(at).toISOString());
    expect(told, `an keinem Abend von ${account?.name ?? ""} wird erinnert`).toEqual([]);
  }
}

function isOnNoEvening(account: Account, at: number): boolean {
  const since = sinceEvening(account, at);
  return since === null || since > LATEST_MS;
}
