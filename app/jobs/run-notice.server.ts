import { keyedHash } from "~/auth/secret.server";
import { claimNotice, endNotice, releaseNotice, type Notice } from "~/db/notices.server";
import { getRecipient } from "~/db/recipient.server";
import type { NoticeKind } from "~/domain/notices";
import { count } from "~/metrics.server";
import { tellNewMember } from "./notices/new-member.server";
import { tellReminder } from "./notices/reminder.server";
import type { Tell } from "./notices/telling.server";
import { tellTrialEnds } from "./notices/trial-ends.server";
import { tellWeek } from "./notices/week.server";
import { tellWelcome } from "./notices/welcome.server";

const TELL: Record<NoticeKind, Tell> = {
  welcome: tellWelcome,
  newMember: tellNewMember,
  reminder: tellReminder,
  week: tellWeek,
  trialEnds: tellTrialEnds,
};

/**
 * Once for all workers and tries: its row is claimed first and ended after. Killed between the sending and that, it is sent
 * again, under the same id.
 */
export async function runNotice(notice: Notice, now: Date): Promise<void> {
  const { userId, kind, day } = notice;
  const claim = await claimNotice(notice);
  if (claim === "busy") throw new Error("another worker has it");
  if (claim === "over") return;
  const person = await getRecipient({ userId });
  if (!person) return;
  try {
    const outcome = await TELL[kind](person, { day, now, id: keyedHash("notice", `${kind} ${day} ${userId}`) });
    await endNotice({ ...notice, outcome });
    count("notices", `${kind}-${outcome}`);
  } catch (error) {
    await releaseNotice(notice);
    throw error;
  }
}
