import { withUnixBreaks } from "~/content/files/line-breaks";
import type { RawFile } from "~/content/files/source.server";
import { findSpoiled } from "~/content/files/spoiled";
import { checkAddressForm } from "./address-form";
import { checkAvoidedWords } from "./avoided-words";
import { checkBlanks } from "./blanks";
import { checkCounts } from "./counts";
import { checkDeadBoxes } from "./dead-boxes";
import { checkDeadTables } from "./dead-tables";
import { checkFigures } from "./figures";
import type { Finding, Fix } from "./finding";
import { checkHeadings } from "./headings";
import { checkListLike } from "./list-like";
import { checkOtherWords } from "./other-words";
import { readProse, type Prose } from "./read-prose";
import { checkReadingLevel } from "./reading-level";
import { checkTypography, type Mark } from "./typography";

const CHECKS: ((prose: Prose, path: string) => Iterable<Mark>)[] = [
  checkTypography,
  checkHeadings,
  checkListLike,
  checkAddressForm,
  checkReadingLevel,
  checkCounts,
  checkFigures,
  checkDeadBoxes,
  checkDeadTables,
  checkBlanks,
  checkAvoidedWords,
  checkOtherWords,
];

/** Findings about the wording of a file; the app serves it all the same. */
export function checkProse({ path, raw }: RawFile): Finding[] {
  const text = withUnixBreaks(raw);
  // The build refuses such files, and they could overload the Markdown parser.
  if (findSpoiled(text)) return [];
  const prose = readProse(text);
  // Without a readable head its fields would be taken for text.
  if (!prose) return [];
  const placeAt = places(prose.text);
  return CHECKS.flatMap((check) =>
    Array.from(check(prose, path), ({ at, ...mark }) => ({ path, ...placeAt(at), ...mark })),
  );
}

/** Applies the fixes to a file; keeps its kind of line breaks. */
export function mend(raw: string, fixes: readonly Fix[]): string {
  const text = withUnixBreaks(raw);
  let mended = "";
  let done = 0;
  for (const { from, to, text: put } of fixes.toSorted((a, b) => a.from - b.from)) {
    if (from < done) continue;
    mended += text.slice(done, from) + put;
    done = to;
  }
  mended += text.slice(done);
  return raw.includes("\r\n") ? mended.replaceAll("\n", "\r\n") : mended;
}

function places(text: string): (offset: number) => { line: number; column: number } {
  return (offset) => {
    const before = text.slice(0, offset);
    return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
  };
}
