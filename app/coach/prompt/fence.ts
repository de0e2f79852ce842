import { cut, cutWithDots } from "~/domain/text/cut";

/** Wraps data in named markers that it cannot contain itself. */
export const fence = (name: string, data: string): string => `<<<${name}\n${withoutMarks(data)}\n${name}>>>`;

/** Replaces everything that looks like a marker. */
export const withoutMarks = (data: string): string => data.replace(/<{3,}/g, "‹").replace(/>{3,}/g, "›");

/** One line without breaks, control characters, and characters that change the direction or have no width. */
export const oneLine = (text: string, most: number): string =>
  cutWithDots(
    beginning(text, most)
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
      .trim(),
    most,
  );

export const severalLines = (text: string, most: number): string =>
  cutWithDots(
    beginning(text, most)
      .replace(/\r\n?|\u2028|\u2029/g, "\n")
      .replace(/[^\P{Cc}\n\t]|\p{Cf}/gu, "")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    most,
  );

/** Bounds the work of cleaning: still fills the limit if half is stripped. */
const beginning = (text: string, most: number): string => cut(text, 2 * most + 200);
