import type { Case, Position } from "./case";

export interface Sums {
  netCents: number;
  taxCents: number;
  totalCents: number;
}

export const positionCents = ({ quantity, cents }: Position): number => Math.round(quantity * cents);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Total of the offer, in cents: without tax to a firm, else the price paid in the end. */
export const offeredCents = ({ offer }: Pick<Case, "offer">): number => sumOf(offer.positions.map(positionCents));

/**
 * Sums of an invoice. To a firm, tax comes on top of what was offered; for anybody else it is part of the price that was
 * told them. `rate` counts 0.19 as 19 %; null: no tax is shown.
 */
export function sumsOf(of: Pick<Case, "offer" | "customer">, rate: number | null): Sums {
  const offered = offeredCents(of);
  if (rate === null) return { netCents: offered, taxCents: 0, totalCents: offered };
  if (of.customer.isFirm) {
    const taxCents = Math.round(offered * rate);
    return { netCents: offered, taxCents, totalCents: offered + taxCents };
  }
  const netCents = Math.round(offered / (1 + rate));
  return { netCents, taxCents: offered - netCents, totalCents: offered };
}

/** Expected profit of the first year. */
export const profitCents = ({ turnover, costs }: Pick<Case, "turnover" | "costs">): number =>
  turnover.cents - sumOf(costs.map(({ cents }) => cents));
