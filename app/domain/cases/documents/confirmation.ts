import type { Case } from "../case";
import { amount, figure, heading, lines, bullets, on, partyLines, percent, says, type PaperPart } from "../paper";
import { sumsOf } from "../sums";
import { NO_TAX, spoken } from "./priced";

/** `rate`: share of tax on the day of the offer. */
export function writeConfirmation(of: Case, rate: number): PaperPart[] {
  const { person, customer, offer, isTaxed, agreedOn } = of;
  return [
    lines(...partyLines(person), person.mail),
    lines("An", ...partyLines(customer)),
    heading(`Auftragsbestätigung zum Angebot ${offer.number}`),
    says(`Danke für ${spoken(of, "deine", "Ihre")} Zusage vom ${on(agreedOn)}. Damit gilt, was im Angebot steht:`),
    bullets(
      ...offer.positions.map(({ label }) => label),
      `Preis: ${priceOf(of, rate)}`,
      `Beginn: ${on(offer.begins)}, fertig: ${on(offer.ends)}`,
      `Das brauche ich vorher: ${offer.needed}`,
      `Änderungen: ${offer.changes}`,
      `Zahlung: ${offer.daysToPay} Tage nach der Rechnung, sie kommt mit der Lieferung`,
    ),
    ...(isTaxed ? [] : [says(NO_TAX)]),
    says(`${spoken(of, "Danke für dein Vertrauen.", "Danke für Ihr Vertrauen.")}`),
    lines("Viele Grüße", person.name),
    { kind: "explained" },
    heading("Beispiel: Warum die Bestätigung so aussieht"),
    bullets(
      "Sie wiederholt, was vereinbart ist, und fügt nichts hinzu. Neue Wünsche bekommen ein eigenes Angebot.",
      "Preis, Termine und Zahlung stehen noch einmal da, weil die erste Frage später ihnen gilt.",
      "Schick sie vor dem ersten Handgriff, am besten noch am Tag der Zusage.",
      customer.isFirm
        ? "Sind Angaben zu Menschen im Spiel, liegt der AV-Vertrag bei oder ist schon unterschrieben."
        : `Hast du mit einer Privatperson aus der Ferne abgeschlossen, gehört die Widerrufsbelehrung dazu (${figure("par-bgb-312g-355")}).`,
    ),
  ];
}

function priceOf(of: Case, rate: number): string {
  const { netCents, taxCents, totalCents } = sumsOf(of, of.isTaxed ? rate : null);
  if (!of.isTaxed) return amount(totalCents);
  return of.customer.isFirm
    ? `${amount(netCents)} und ${percent(rate)} Umsatzsteuer (${amount(taxCents)}), zusammen ${amount(totalCents)}`
    : `${amount(totalCents)}, darin ${percent(rate)} Umsatzsteuer (${amount(taxCents)})`;
}
