import { formatCents } from "~/domain/text/german-numbers";
import { longDate, longDateAndTime } from "~/domain/time/german-dates";
import type { MailGreeting } from "./greeting";
import { plainMail, type MailContent } from "./layout";

/**
 * Sent in time before the price of a running contract would change. Without consent nothing is charged at the new
 * price: the contract then ends with the last month at the old one. `from` is the first day that would be charged at
 * the new price.
 */
export function priceChangeMail(
  { productName, firstName, origin }: MailGreeting,
  { planName, fromCents, toCents, from }: { planName: string; fromCents: number; toCents: number; from: Date },
): MailContent {
  const [old, changed] = [formatCents(fromCents), formatCents(toCents)];
  return plainMail("contract", `${planName} kostet bald ${changed} im Monat`, [
    `Hallo ${firstName},`,
    `bisher zahlst du für ${planName} ${old} im Monat. Ab dem ${longDate(from)} kostet der Tarif ${changed} im Monat, inklusive Mehrwertsteuer.`,
    "Du entscheidest: Der neue Preis gilt nur, wenn du bis dahin zustimmst. Das geht hier:",
    { button: "Neuen Preis ansehen", to: `${origin}/abo` },
    `Stimmst du nicht zu, endet ${planName} mit dem Monat, der dann bezahlt ist. Abgebucht wird danach nichts mehr, und dein Konto, dein Fortschritt und deine Mappe bleiben.`,
    `Kündigen kannst du wie immer jederzeit: ${origin}/kuendigen`,
    productName,
  ]);
}

/** Durable confirmation of the member's consent to a new price. */
export function priceAgreedMail(
  { productName, firstName, origin }: MailGreeting,
  { planName, toCents, from, agreedAt }: { planName: string; toCents: number; from: Date; agreedAt: Date },
): MailContent {
  return plainMail("contract", `Dein neuer Preis für ${planName}`, [
    `Hallo ${firstName},`,
    `danke, dass du dabeibleibst. Am ${longDateAndTime(agreedAt)} hast du zugestimmt: Ab dem ${longDate(from)} kostet ${planName} ${formatCents(toCents)} im Monat, inklusive Mehrwertsteuer. Bis dahin bleibt alles beim Alten.`,
    `Kündigen kannst du wie immer jederzeit, zum Ende des bezahlten Monats: ${origin}/kuendigen`,
    productName,
  ]);
}

const ENDS = {
  cancelled: "wie von dir gekündigt",
  unpaid: "weil die Abbuchung auch nach mehreren Versuchen nicht geklappt hat",
} as const;

export function planEndedMail(
  { productName, firstName, origin }: MailGreeting,
  { planName, endedAt, because }: { planName: string; endedAt: Date; because: keyof typeof ENDS },
): MailContent {
  return plainMail("contract", `${planName} ist beendet`, [
    `Hallo ${firstName},`,
    `${planName} ist am ${longDate(endedAt)} ausgelaufen, ${ENDS[because]}. Abgebucht wird nichts mehr.`,
    "Dein Konto bleibt, und mit ihm dein Fortschritt und deine Mappe. Du kannst jederzeit weiterlesen, was du geschrieben hast.",
    "Möchtest du weitergehen?",
    { button: "Preise ansehen", to: `${origin}/pricing` },
    `Mach's gut\n${productName}`,
  ]);
}
