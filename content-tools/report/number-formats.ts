const WHOLE = new Intl.NumberFormat("de-DE");

export const whole = (value: number): string => WHOLE.format(value);

/** Formats a share from 0 to 1; below one percent with one decimal, so that a small share does not show as zero. */
export const percent = (share: number): string => {
  const digits = share > 0 && share < 0.01 ? 1 : 0;
  return `${(share * 100).toFixed(digits).replace(".", ",")}\u00a0%`;
};

export const counted = (count: number, one: string, many: string): string =>
  `${whole(count)}\u00a0${count === 1 ? one : many}`;
