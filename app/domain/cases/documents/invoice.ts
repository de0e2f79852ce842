import { addDays } from "../../action-plan/calendar-days";
import { NO_ACCOUNT, NO_TAX_NUMBER, type Case } from "../case";
import {
  amount,
  estimate,
  figure,
  heading,
  lines,
  bullets,
  on,
  partyLines,
  percent,
  says,
  type PaperPart,
} from "../paper";
import { sumsOf } from "../sums";
import { NO_TAX, priceTable } from "./priced";

/** The invoice of a small business: no rate of tax and no amount of it, anywhere. */
export function writeSmallInvoice(of: Case): PaperPart[] {
  return [
    ...invoiceOf(of, null),
    { kind: "explained" },
    heading("Beispiel: Welche Angabe wofür da ist"),
    bullets(
      ...ALWAYS,
      `Statt der Steuer steht der Hinweis auf die Befreiung da (${figure("par-ustdv-34a")}). Ein Steuersatz oder ein Steuerbetrag darf nirgends auftauchen: Was du ausweist, schuldest du auch.`,
      `Die Regelung gilt im Gründungsjahr bis ${figure("kleinunternehmer-vorjahr")} Umsatz. Hier sind ${estimate(of.turnover.cents)} geschätzt.`,
      SMALL_AMOUNT,
    ),
    {
      kind: "note",
      label: "E-Rechnung oder PDF?",
      text: `Dieses Beispiel ist ein PDF, wenn du es herunterlädst, und damit keine E-Rechnung: Die ist ein Datensatz, den Programme lesen. Kleinunternehmer:innen dürfen bei Papier bleiben oder, wenn die andere Seite einverstanden ist, beim PDF. E-Rechnungen empfangen müssen sie können, ein Postfach genügt dafür.`,
    },
  ];
}

/** The same invoice with tax; `rate`: its share on the day of the invoice. */
export function writeTaxedInvoice(of: Case, rate: number): PaperPart[] {
  const { netCents, taxCents, totalCents } = sumsOf(of, rate);
  return [
    ...invoiceOf(of, rate),
    { kind: "explained" },
    heading("Beispiel: Welche Angabe wofür da ist"),
    bullets(
      ...ALWAYS,
      `Netto, Steuersatz, Steuerbetrag und Summe stehen getrennt da. Der allgemeine Satz beträgt ${figure("umsatzsteuer-satz")}.`,
      of.customer.isFirm
        ? `Gerechnet wird vom Netto aus: ${amount(netCents)} mal ${percent(rate)} sind ${amount(taxCents)}, zusammen ${amount(totalCents)}. Die Steuer gehört dir nicht, du gibst sie weiter.`
        : `Der Preis für Privatleute ist ein Endpreis. In ${amount(totalCents)} stecken ${amount(taxCents)} Umsatzsteuer, dir bleiben ${amount(netCents)}. Soll mehr bleiben, muss schon im Angebot ein höherer Preis stehen.`,
      of.isTaxed
        ? `In diesem Fall wurde auf die Kleinunternehmerregelung (${figure("par-ustg-19")}) verzichtet. Deshalb ist das die echte Rechnung.`
        : `In diesem Fall gilt die Kleinunternehmerregelung (${figure("par-ustg-19")}). So sähe die Rechnung aus, wenn du auf sie verzichtest oder über der Grenze liegst.`,
      SMALL_AMOUNT,
    ),
    { kind: "note", label: "E-Rechnung oder PDF?", text: of.customer.isFirm ? TO_FIRMS : TO_OTHERS },
  ];
}

const ALWAYS = [
  `Was auf eine Rechnung gehört, zählt ${figure("par-ustg-14")} auf. Name und Anschrift stehen von beiden Seiten da.`,
  "Die Steuernummer teilt dir das Finanzamt zu. Die Steuer-Identifikationsnummer gehört nicht hierher.",
  "Jede Rechnungsnummer gibt es nur einmal, und sie laufen weiter.",
  "Die Leistung ist mit Art und Umfang beschrieben, und der Tag oder Zeitraum steht dabei.",
];
const SMALL_AMOUNT = `Bis ${figure("kleinbetrag-rechnung")} genügen weniger Angaben (${figure("par-ustdv-33")}). Schaden tun sie nie.`;

const WHAT_IT_IS =
  "Dieses Beispiel ist ein PDF, wenn du es herunterlädst, und damit keine E-Rechnung: Die ist ein Datensatz, den Programme lesen.";
const TO_FIRMS = `${WHAT_IT_IS} Lag dein Umsatz im Vorjahr bei höchstens ${figure("e-rechnung-umsatz")}, darfst du Firmen bis Ende 2027 noch Papier schicken, mit ihrer Zustimmung auch ein PDF. Danach brauchst du dafür eine E-Rechnung, außer bis ${figure("kleinbetrag-rechnung")}.`;
const TO_OTHERS = `${WHAT_IT_IS} Privatkund:innen darfst du weiter Papier schicken, mit ihrer Zustimmung auch ein PDF.`;

function invoiceOf(of: Case, rate: number | null): PaperPart[] {
  const { person, customer, invoice, offer } = of;
  return [
    lines(...partyLines(person), person.mail, `Steuernummer: ${NO_TAX_NUMBER}`),
    lines("An", ...partyLines(customer)),
    heading(`Rechnung ${invoice.number}`),
    lines(`Rechnungsdatum: ${on(invoice.date)}`, `Geleistet: ${invoice.delivered}`, `Zum Angebot ${offer.number}`),
    priceTable(of, rate),
    ...(rate === null ? [says(NO_TAX)] : []),
    lines(
      `Zahlbar bis: ${on(addDays(invoice.date, offer.daysToPay))}`,
      `IBAN: ${NO_ACCOUNT}`,
      `Verwendungszweck: ${invoice.number}`,
    ),
  ];
}
