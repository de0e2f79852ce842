/** 12345.5 → "12.345,5". Intl differs between server and browser. */
export function formatNumber(number: number): string {
  return grouped(String(number));
}

/** 9 € or 1.009,50 €, with a non-breaking space. */
export const formatEuro = (amount: number): string =>
  `${grouped(amount.toFixed(Number.isInteger(amount) ? 0 : 2))}\u00a0€`;

export const formatCents = (cents: number): string => formatEuro(cents / 100);

function grouped(digits: string): string {
  const [whole = "", fraction] = digits.split(".");
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return fraction === undefined ? thousands : `${thousands},${fraction}`;
}
