import { library } from "~/content/library.server";
import { addDays } from "~/domain/action-plan/calendar-days";
import { berlinDay } from "~/domain/time/german-dates";
import { outdatedFactsMail } from "~/mail/editors";
import { mailOperator } from "./notices/mail-operator.server";

/** Sources are read again in this time. */
const AHEAD_DAYS = 30;

/** Mails the editors the texts whose figures are outdated or soon will be; no mail when there are none. */
export async function mailOutdatedFacts({ due }: { due: Date }): Promise<void> {
  const today = berlinDay(due);
  const { missions, templates, passages, legal, help, deadlines, facts } = library().data;
  const texts = [...missions, ...templates, ...passages, ...legal, ...help, ...deadlines, ...facts]
    .flatMap(({ title, reviewBy }) => (reviewBy && reviewBy <= addDays(today, AHEAD_DAYS) ? { title, reviewBy } : []))
    .sort((one, other) => one.reviewBy.localeCompare(other.reviewBy));
  if (texts.length === 0) return;
  const { productName } = library().site;
  await mailOperator(outdatedFactsMail({ productName, texts, today }), `facts.${today}`);
}
