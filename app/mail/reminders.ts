import { longDate } from "~/domain/german-dates";
import { formatCents } from "~/domain/offers";
import { plainMail, type MailContent } from "./layout";

interface Greeting {
  productName: string;
  firstName: string;
  origin: string;
}

/** When an evening of somebody's rhythm begins; `time` as "19:00". */
export function reminderMail({
  productName,
  firstName,
  origin,
  time,
  next,
}: Greeting & { time: string; next: { title: string; path: string } | null }): MailContent {
  return plainMail(
    "reminderMail",
    "Heute ist dein Abend",
    [
      `Hallo ${firstName},`,
      `es ist ${time} Uhr, und heute ist einer der Abende, die du dir ausgesucht hast.`,
      next
        ? `Als Nächstes: ${next.title}. Eine Aufgabe reicht für heute.`
        : "Ein Blick in deine Mappe oder deine Quests reicht für heute.",
      next
        ? { button: "Zur Mission", to: `${origin}${next.path}` }
        : { button: "Zu deinen Quests", to: `${origin}/quests` },
      `Heute passt es nicht? Dann eben beim nächsten Mal. Andere Abende oder eine Pause stellst du hier ein: ${origin}/profile/einstellungen/rhythmus`,
      `Bis bald\n${productName}`,
    ],
    { preheader: next ? `Als Nächstes: ${next.title}.` : "Eine Kleinigkeit reicht." },
  );
}

/** Shortly before the four free weeks are over. */
export function trialEndsMail({ productName, firstName, endsAt, origin }: Greeting & { endsAt: Date }): MailContent {
  return plainMail("trialMail", `Deine kostenlosen Wochen bei ${productName} enden bald`, [
    `Hallo ${firstName},`,
    `am ${longDate(endsAt)} enden deine vier kostenlosen Wochen. Sie enden von selbst: Du musst nichts kündigen, und abgebucht wird nichts.`,
    "Dein Konto, dein Fortschritt und deine Mappe bleiben. Die Missionen öffnet danach ein Tarif.",
    { button: "Tarife ansehen", to: `${origin}/pricing` },
    `Bis bald\n${productName}`,
  ]);
}

/**
 * In time before a running contract would cost something else. Without consent nothing is charged at the new price: the
 * contract then ends with the last month at the old one.
 */
export function priceChangeMail({
  productName,
  firstName,
  planName,
  oldCents,
  newCents,
  from,
  agreeAt,
  origin,
}: Greeting & {
  planName: string;
  oldCents: number;
  newCents: number;
  /** The first day that would be charged at the new price. */
  from: Date;
  /** Where it is agreed to. */
  agreeAt: string;
}): MailContent {
  const [old, changed] = [formatCents(oldCents), formatCents(newCents)];
  return plainMail("contract", `${planName} kostet bald ${changed} im Monat`, [
    `Hallo ${firstName},`,
    `bisher zahlst du für ${planName} ${old} im Monat. Ab dem ${longDate(from)} kostet der Tarif ${changed} im Monat, inklusive Mehrwertsteuer.`,
    `Du entscheidest: Der neue Preis gilt nur, wenn du bis dahin zustimmst. Das geht hier: ${agreeAt}`,
    `Stimmst du nicht zu, endet ${planName} mit dem Monat, der dann bezahlt ist. Abgebucht wird danach nichts mehr, und dein Konto, dein Fortschritt und deine Mappe bleiben.`,
    `Kündigen kannst du wie immer jederzeit: ${origin}/kuendigen`,
    productName,
  ]);
}

const ENDS = {
  cancelled: "wie von dir gekündigt",
  unpaid: "weil die Abbuchung auch nach mehreren Versuchen nicht geklappt hat",
} as const;

export function planEndedMail({
  productName,
  firstName,
  planName,
  endedAt,
  because,
  origin,
}: Greeting & { planName: string; endedAt: Date; because: keyof typeof ENDS }): MailContent {
  return plainMail("contract", `${planName} ist beendet`, [
    `Hallo ${firstName},`,
    `${planName} ist am ${longDate(endedAt)} ausgelaufen, ${ENDS[because]}. Abgebucht wird nichts mehr.`,
    "Dein Konto bleibt, und mit ihm dein Fortschritt und deine Mappe. Du kannst jederzeit weiterlesen, was du geschrieben hast.",
    "Möchtest du weitergehen?",
    { button: "Alle Tarife ansehen", to: `${origin}/pricing` },
    `Mach's gut\n${productName}`,
  ]);
}
