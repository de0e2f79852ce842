/** 12345 → "12.345". Not by Intl, whose answers differ between server and browser. */
export const formatNumber = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ".");
