export const ANSWER_VALUES = [1, 2, 3, 4, 5] as const;

export const ANSWER_LABELS = {
  1: "Trifft gar nicht zu",
  2: "Trifft eher nicht zu",
  3: "Teils, teils",
  4: "Trifft eher zu",
  5: "Trifft voll zu",
} as const;
