import { FREE_WEEKS } from "~/domain/payments/access";
import { WEEK_MS } from "~/domain/time/durations";
import { trialEndsMail } from "~/mail/reminders";
import { accessOf } from "./access-of.server";
import { mailGreeting, mailPerson, type SendNotice } from "./telling.server";

/** Dropped when the member has a plan by now, or the trial is over. */
export const sendTrialEnds: SendNotice = async (person, { now, id }) => {
  const { paid, trialEnded } = await accessOf(person, now);
  if (paid || trialEnded) return "dropped";
  const endsAt = new Date(person.trialStartedAt.getTime() + FREE_WEEKS * WEEK_MS);
  return mailPerson(person, trialEndsMail({ ...mailGreeting(person), endsAt }), id);
};
