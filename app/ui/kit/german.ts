/** 12345 → "12.345". Intl differs between server and browser. */
export const formatNumber = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ".");
