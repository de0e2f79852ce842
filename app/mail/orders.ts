import { formatCents } from "~/domain/text/german-numbers";
import { longDate, longDateAndTime } from "~/domain/time/german-dates";
import {
  essentialTerms,
  generalTerms,
  priceTerm,
  rightsOfBuyers,
  type Ordered,
  type Seller,
  type Term,
} from "~/domain/payments/order-terms";
import type { MailGreeting } from "./greeting";
import { plainMail, type MailBlock, type MailContent } from "./layout";

export interface OrderReceipt extends MailGreeting {
  planName: string;
  features: readonly string[];
  priceCents: number;
  billing: Ordered["billing"];
  orderedAt: Date;
  startsAtOnce: boolean;
  today: { chargedCents: number };
  /** null: nothing is charged again. */
  renewal: { on: Date; cents: number } | null;
  operator: Seller;
  /** Full texts, not links: a link would not be durable. */
  termsText: string;
  withdrawalText: string;
}

/** The confirmation of the contract on a durable medium (§ 312f BGB): what stood above the button, and the texts it names. */
export function receiptMail(receipt: OrderReceipt): MailContent {
  const { productName, firstName, planName, operator, origin, termsText, withdrawalText } = receipt;
  return plainMail("contract", `Deine Bestellung bei ${productName}: ${planName}`, [
    `Hallo ${firstName},`,
    "danke für deine Bestellung! Deine Zahlung ist da, dein Vertrag ist geschlossen. In dieser E-Mail steht alles dazu: Heb sie auf.",
    { heading: "Deine Bestellung" },
    ...ordered(receipt).map(line(origin)),
    { heading: "Gut zu wissen" },
    ...[...rights(receipt), ...generalTerms(operator)].map(line(origin)),
    { heading: "Kündigen, widerrufen, nachsehen" },
    [
      `Verträge hier kündigen: ${origin}/kuendigen`,
      `Vertrag widerrufen: ${origin}/widerruf`,
      `Deine Zahlungen und Rechnungen: ${origin}/abo`,
    ].join("\n"),
    { heading: "Widerrufsbelehrung" },
    ...withdrawalText.split("\n\n"),
    { heading: "Allgemeine Geschäftsbedingungen" },
    ...termsText.split("\n\n"),
    `Viel Freude auf deinem Weg\n${productName}`,
  ]);
}

function ordered({ planName, features, billing, orderedAt, priceCents, today, renewal }: OrderReceipt): Term[] {
  return [
    { name: "Tarif", text: [planName, ...features.map((feature) => `- ${feature}`)].join("\n") },
    { name: "Bestellt am", text: longDateAndTime(orderedAt) },
    { name: "Gesamtpreis", text: priceTerm({ billing, price: formatCents(priceCents) }) },
    { name: "Heute bezahlt", text: formatCents(today.chargedCents) },
    ...(renewal ? [{ name: "Nächste Abbuchung", text: `${longDate(renewal.on)}, ${formatCents(renewal.cents)}` }] : []),
    ...essentialTerms({ billing, isDemo: false }),
  ];
}

/** Rights of the buyer. Start and payment, announced before the order, are replaced by what was actually agreed. */
function rights({ billing, startsAtOnce }: OrderReceipt): Term[] {
  const start = startsAtOnce
    ? "Sofort. So hast du es bei der Bestellung ausdrücklich gewünscht."
    : "Sofort, ohne dass du es ausdrücklich gewünscht hast. Für die Tage bis zu einem Widerruf zahlst du deshalb nichts.";
  const rest = rightsOfBuyers({ billing, isDemo: false }).filter(({ name }) => !["Beginn", "Zahlung"].includes(name));
  return [{ name: "Beginn", text: start }, ...rest];
}

const line =
  (origin: string) =>
  ({ name, text, link }: Term): MailBlock =>
    `${name}: ${text}${link ? `\n${origin}${link.to}` : ""}`;

/** Confirms a refund under the money-back guarantee; refunds of a withdrawal appear in the withdrawal's receipt. */
export function refundMail(
  { productName, firstName }: Omit<MailGreeting, "origin">,
  {
    planName,
    refundCents,
    endedAt,
    contact,
  }: { planName: string; refundCents: number; endedAt: Date; contact: string },
): MailContent {
  const back = `Wir zahlen dir ${formatCents(refundCents)} zurück, auf dem Weg, auf dem du bezahlt hast. Bis das Geld bei dir ist, kann es bei deiner Bank ein paar Tage dauern.`;
  return plainMail("contract", `${planName} ist beendet${refundCents > 0 ? ", dein Geld kommt zurück" : ""}`, [
    `Hallo ${firstName},`,
    "deine Geld-zurück-Garantie ist eingelöst, ganz ohne Gründe.",
    `${planName} ist seit dem ${longDate(endedAt)} beendet. Abgebucht wird dafür nichts mehr.`,
    ...(refundCents > 0 ? [back] : []),
    "Dein Konto und alles, was du geschafft hast, bleiben.",
    `Fragen? Schreib uns an ${contact}.`,
    productName,
  ]);
}
