import type { Case, Position } from "../case";
import { amount, figure, percent, type PaperPart } from "../paper";
import { positionCents, sumsOf } from "../sums";
import { formatNumber } from "../../text/german-numbers";

/** The words that stand in place of tax on whatever a small business writes. */
export const NO_TAX = `Keine Umsatzsteuer, Befreiung für Kleinunternehmer nach ${figure("par-ustg-19")}.`;

/** A position in words: one thing at its price needs no reckoning. */
function sayPosition({ label, quantity, unit, cents }: Position): string {
  if (quantity === 1 && unit === null) return label;
  const count = [formatNumber(quantity), ...(unit === null ? [] : [unit])].join("\u00a0");
  return `${label}, ${count} zu ${amount(cents)}`;
}

/** Positions with their sums; `rate` as in `sumsOf`. */
export function priceTable(of: Case, rate: number | null): PaperPart {
  const { netCents, taxCents, totalCents } = sumsOf(of, rate);
  const row = (label: string, cents: number): [string, string] => [label, amount(cents)];
  const positions = of.offer.positions.map((each) => row(sayPosition(each), positionCents(each)));
  return { kind: "table", head: ["Leistung", "Betrag"], rows: positions, sums: sums() };

  function sums(): [string, string][] {
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
