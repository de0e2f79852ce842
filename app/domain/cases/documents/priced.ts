import type { Case, Position } from "../case";
import { amount, figure, percent, type Part } from "../paper";
import { positionCents, sumsOf } from "../sums";
import { formatNumber } from "../../text/german-numbers";

/** The words that stand in place of tax on whatever a small business writes. */
export const NO_TAX = `Keine Umsatzsteuer, Befreiung für Kleinunternehmer nach ${figure("par-ustg-19")}.`;

const countOf = ({ quantity, unit }: Position): string =>
  [formatNumber(quantity), ...(unit === null ? [] : [unit])].join("\u00a0");

const row = (label: string, cents: number): string[] => [label, "", "", amount(cents)];

/** Positions with their sums; `rate` as in `sumsOf`. */
export function priceTable(of: Case, rate: number | null): Part {
  const { netCents, taxCents, totalCents } = sumsOf(of, rate);
  const positions = of.offer.positions.map((each) => [
    each.label,
    countOf(each),
    amount(each.cents),
    amount(positionCents(each)),
  ]);
  return { kind: "table", head: ["Leistung", "Menge", "Preis", "Betrag"], rows: [...positions, ...sums()] };

  function sums(): string[][] {
    if (rate === null) return [row("Gesamtbetrag", totalCents)];
    const tax = `${percent(rate)} Umsatzsteuer`;
    return of.customer.isFirm
      ? [row("Nettobetrag", netCents), row(tax, taxCents), row("Gesamtbetrag", totalCents)]
      : [row("Gesamtbetrag", totalCents), row(`darin ${tax}`, taxCents), row("Nettobetrag", netCents)];
  }
}

/** The words for one reader or the other: customers are spoken to as they were in the first talk. */
export const spoken = ({ customer }: Pick<Case, "customer">, familiar: string, formal: string): string =>
  customer.isFormal ? formal : familiar;
