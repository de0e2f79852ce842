import type { RawFile } from "../../files/source.server";
import { checkAddressForm } from "./address-form";
import type { Finding, Fix } from "./finding";
import { checkHeadings } from "./headings";
import { checkReadingLevel } from "./reading-level";
import { readProse, type Prose } from "./read-prose";
import { checkTypography, type Mark } from "./typography";

const CHECKS: ((prose: Prose, path: string) => Iterable<Mark>)[] = [
  checkTypography,
  checkHeadings,
  checkAddressForm,
  checkReadingLevel,
];

/** What editors are told of the text of a file; the app serves it all the same. */
export function checkProse({ path, raw }: RawFile): Finding[] {
  const prose = readProse(raw.replaceAll("\r\n", "\n"));
  // Its fields would be taken for text.
  if (!prose) return [];
  const placeAt = places(prose.text);
  return CHECKS.flatMap((check) =>
    Array.from(check(prose, path), ({ at, ...mark }) => ({ path, ...placeAt(at), ...mark })),
  );
}

/** The file with all mended that can be; its kind of line breaks stays. */
export function mend(raw: string, fixes: readonly Fix[]): string {
  const text = raw.replaceAll("\r\n", "\n");
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
