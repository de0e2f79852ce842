import type { Case } from "../case";
import { amount, heading, lines, bullets, on, partyLines, says, type PaperPart } from "../paper";
import { NO_TAX, priceTable, spoken } from "./priced";

/** `rate`: share of tax on the day of the offer. */
export function writeOffer(of: Case, rate: number): PaperPart[] {
  const { person, customer, offer, isTaxed, rateCents } = of;
  return [
    lines(...partyLines(person), person.mail),
    lines("An", ...partyLines(customer)),
    heading(`Angebot ${offer.number}`),
    lines(`Datum: ${on(offer.date)}`, `Gültig bis: ${on(offer.validUntil)}`),
    heading("Worum es geht"),
    says(offer.goal),
    heading(spoken(of, "Das bekommst du", "Das bekommen Sie")),
    priceTable(of, isTaxed ? rate : null),
    ...(isTaxed ? [] : [says(NO_TAX)]),
    bullets(`Nicht enthalten: ${offer.excluded}`, `Änderungen: ${offer.changes}`, usageOf(of)),
    heading("Termine und Zahlung"),
    bullets(
      `Beginn: ${on(offer.begins)}`,
      `Das brauche ich vorher: ${offer.needed}`,
      `Fertig: ${on(offer.ends)}`,
      `Zahlung: ${offer.daysToPay} Tage nach der Rechnung, sie kommt mit der Lieferung`,
    ),
    heading("Zusage"),
    says(
      spoken(
        of,
        "Antworte per E-Mail mit „Ja, ich nehme das Angebot an“. Danach beginne ich.",
        "Antworten Sie per E-Mail mit „Ja, ich nehme das Angebot an“. Danach beginne ich.",
      ),
    ),
    { kind: "explained" },
    heading("Beispiel: Warum das Angebot so aussieht"),
    bullets(
      `Jede Zeile hat eine Menge. Daran erkennt ihr beide, wann etwas Zusätzliches beginnt.`,
      `So ist der Preis entstanden: ${offer.how}`,
      `Der Stundensatz in diesem Fall liegt bei ${amount(rateCents)}. Er ist ausgedacht und kein Marktpreis.`,
      customer.isFirm
        ? "Firmen nennst du den Preis ohne Umsatzsteuer und sagst dazu, ob sie dazukommt."
        : "Wer privat kauft, muss den Preis lesen, der am Ende zu zahlen ist. Umsatzsteuer wäre darin schon enthalten.",
      "„Nicht enthalten“ klärt, woran bisher vielleicht nur eine Seite gedacht hat.",
      "Bis zum letzten Tag der Gültigkeit hältst du den Preis. Danach rechnest du neu.",
      "Mit einer Antwort per E-Mail könnt ihr beide später nachlesen, was gilt.",
    ),
  ];
}

const usageOf = ({ offer: { usage } }: Case): string | null => (usage === null ? null : `Nutzung: ${usage}`);
