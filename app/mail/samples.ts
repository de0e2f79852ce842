import type { Seller } from "~/domain/payments/order-terms";
import { accountDeletedMail, addressChangedMail, newMemberMail, welcomeMail } from "./account";
import { codeMail } from "./codes";
import { companionAskedMail, companionWeekMail, companionYesMail } from "./companions";
import { inFrame } from "./mail-frame";
import type { MailContent } from "./layout";
import { hasWayOut } from "~/domain/messages/mail-kinds";
import { receiptMail, refundMail } from "./orders";
import { planEndedMail, priceAgreedMail, priceChangeMail } from "./contracts";
import { reminderMail, trialEndsMail } from "./reminders";
import { openStatementMail, statementMail } from "./statement-mails";
import { weeklyMail } from "./weekly";

interface Site {
  productName: string;
  origin: string;
  operator: Seller;
  termsText: string;
  withdrawalText: string;
}

const DAY = new Date("2026-12-10T17:30:00Z");
const LATER = new Date("2027-01-10T17:30:00Z");

/** Every mail there is, keyed by a file name, as a recipient with invented data would get it. */
export function sampleMails(site: Site): Record<string, ReturnType<typeof inFrame>> {
  const { productName, origin, operator } = site;
  const unsubscribe = `${origin}/abbestellen?k=Beispiel`;
  return Object.fromEntries(
    Object.entries(contents(site)).map(([name, content]) => {
      const way = hasWayOut(content.kind) ? unsubscribe : null;
      return [name, inFrame(content, { productName, origin, operator, unsubscribe: way })];
    }),
  );
}

function contents({ productName, origin, operator, termsText, withdrawalText }: Site): Record<string, MailContent> {
  const who = { productName, firstName: "Anna" };
  const link = { ...who, origin };
  const pro = { planName: "Pro" };
  const contact = operator.email;
  const next = {
    title: "Deine Nische finden",
    path: "/home",
    evening: "Wenn es Dienstag um 19:00 Uhr ist, dann frage ich zwei Bekannte",
  };
  const week = { planned: 3, next };
  const companion = { productName, asker: "Anna", link: `${origin}/begleiten?k=Beispiel`, sunday: 3, endsAt: LATER };
  const code = { ...who, code: "204817" };
  return {
    "code-registration": codeMail({ ...code, occasion: "registration" }),
    "code-login": codeMail({ ...code, occasion: "login" }),
    "code-new-address": codeMail({ ...code, occasion: "new-address" }),
    welcome: welcomeMail({ ...link, weeks: 4 }),
    "address-changed": addressChangedMail({ ...who, contact }),
    "account-deleted": accountDeletedMail(who),
    "new-member": newMemberMail({ ...who, email: "anna@example.org" }),
    "trial-ends": trialEndsMail({ ...link, endsAt: DAY }),
    reminder: reminderMail({ ...link, time: "19:00", next }),
    week: weeklyMail(link, { ...week, done: 2, finished: ["Dein Warum", "Drei Angebote vergleichen"] }),
    "week-without-rhythm": weeklyMail(link, { ...week, planned: null, done: 1, finished: [] }),
    "week-with-contacts": weeklyMail(link, { ...week, done: 0, asked: 3, talked: 1, finished: [] }),
    "quiet-week": weeklyMail(link, { ...week, done: 0, finished: [] }),
    "companion-asked": companionAskedMail({ productName, asker: "Anna", link: `${origin}/begleiten?k=Beispiel` }),
    "companion-yes": companionYesMail(companion),
    "companion-week": companionWeekMail(companion),
    "companion-last-week": companionWeekMail({ ...companion, sunday: 12 }),
    receipt: receiptMail({
      ...link,
      ...pro,
      features: ["Alle Missionen", "Alle Vorlagen"],
      priceCents: 900,
      billing: "month",
      orderedAt: DAY,
      startsAtOnce: true,
      today: { chargedCents: 900 },
      renewal: { on: LATER, cents: 900 },
      operator,
      termsText,
      withdrawalText,
    }),
    refund: refundMail(who, { ...pro, refundCents: 900, endedAt: DAY, contact }),
    "price-change": priceChangeMail(link, { ...pro, fromCents: 900, toCents: 1900, from: LATER }),
    "price-agreed": priceAgreedMail(link, { ...pro, toCents: 1900, from: LATER, agreedAt: DAY }),
    "plan-ended": planEndedMail(link, { ...pro, endedAt: DAY, because: "cancelled" }),
    cancellation: statementMail({ productName, contact }, { to: "Anna", received: RECEIVED, outcome: ENDS, now: DAY }),
    "open-statement": openStatementMail({ productName, received: RECEIVED }),
  };
}

const ENDS = { planName: "Pro", endsAt: LATER, refundCents: 0, keptCents: 0 };
const RECEIVED = {
  id: "1b4e28ba-2fa1-41d2-883f-0016d3cca427",
  receivedAt: DAY,
  declaration: {
    kind: "cancellation",
    name: "Anna",
    email: "anna@example.org",
    contract: "Pro",
    reason: null,
    wishedFor: null,
    confirmTo: "anna@example.org",
  },
} as const;
