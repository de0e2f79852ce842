import { keyedHash } from "~/signed/secret.server";
import { setTimeout as pause } from "node:timers/promises";
import { claimNotice, endNotice, releaseNotice, type Notice } from "~/db/notices/notices.server";
import { isOutage } from "~/db/connection/outage";
import { getRecipient } from "~/db/account/recipient.server";
import type { NoticeKind } from "~/domain/messages/notices";
import { count } from "~/environment/metrics.server";
import { sendCompanionWeek } from "./notices/companion.server";
import { sendNewMember } from "./notices/new-member.server";
import { sendPriceAgreed, sendPriceChange } from "./notices/price-change.server";
import { sendReminder } from "./notices/reminder.server";
import type { SendNotice } from "./notices/telling.server";
import { sendTrialEnds } from "./notices/trial-ends.server";
import { sendWeek } from "./notices/week.server";
import { sendWelcome } from "./notices/welcome.server";

/** Less than a claim lasts (CLAIM_SECONDS), after which another worker may send the notice. */
const INSIST_MS = 20_000;
const INSIST_EVERY_MS = 500;

const TELL: Record<NoticeKind, SendNotice> = {
  welcome: sendWelcome,
  newMember: sendNewMember,
  reminder: sendReminder,
  week: sendWeek,
  trialEnds: sendTrialEnds,
  priceChange: sendPriceChange,
  priceAgreed: sendPriceAgreed,
  companion: sendCompanionWeek,
};

/**
 * Sends a notice once across workers and retries: its row is claimed before and ended after. If the process is killed
 * between sending and ending, it is sent again, under the same id.
 */
export async function runNotice(notice: Notice, now: Date): Promise<void> {
  const { userId, kind, day } = notice;
  const claim = await claimNotice(notice);
  if (claim === "busy") throw new Error("another worker has it");
  if (claim === "over") return;
  const person = await getRecipient({ userId });
  if (!person) return;
  const id = keyedHash("notice", `${kind} ${day} ${userId}`);
  const outcome = await TELL[kind](person, { day, now, id }).catch(async (error: unknown) => {
    await releaseNotice(notice);
    throw error;
  });
  await insist(() => endNotice({ ...notice, outcome }));
  count("notices", `${kind}-${outcome}`);
}

/** Retries the write for 20 s of outage: losing it would send twice. */
async function insist(write: () => Promise<void>): Promise<void> {
  const until = performance.now() + INSIST_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isOutage(error) || performance.now() > until) throw error;
      await pause(INSIST_EVERY_MS);
    }
  }
}
