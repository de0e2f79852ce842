import { blanksOnPaper, hasWritten, writtenLines, type WrittenBlanks } from "~/content/blanks/blanks-on-paper";
import { blanksOf } from "~/content/blanks/read-blanks";
import type { Mission, Template } from "~/content/library";
import { readBlocks } from "~/content/written/read-blocks";
import { parseHtml } from "~/content/written/tree";
import type { Calculator } from "~/domain/calculation/calculator";
import { toGrid, withLines, type Grid } from "~/domain/calculation/grid";
import type { Given } from "~/domain/calculation/outcome";
import {
  isTextFormat,
  OFFICE_FORMATS,
  type OfficeFormat,
  type SheetFormat,
  type TextFormat,
} from "~/domain/office/office-files";
import { plainParagraph, type WrittenText } from "~/domain/text/written-text";
import { shortDate } from "~/domain/time/german-dates";
import type { SentFile } from "~/http/file-response";
import { writeDocx } from "./docx.server";
import { readMissionTemplates } from "./mission-templates.server";
import { writeOds } from "./ods.server";
import { writeOdt } from "./odt.server";
import { writeXlsx } from "./xlsx.server";

interface TemplateFileRequest {
  format: OfficeFormat;
  origin: string;
  /** Last day its figures were valid, once that day is over. */
  outOfDateSince: string | null;
  /** A fact's number in force. */
  factOf: Given["factOf"];
  /** What its reader wrote and calculated; null for everyone else. */
  own: OwnOfTemplate | null;
}

export interface OwnOfTemplate {
  written: WrittenBlanks;
  inputs: Given["inputs"];
}

/** Null when there is no such file. */
export async function makeTemplateFile(
  template: Template,
  { format, origin, outOfDateSince, factOf, own }: TemplateFileRequest,
): Promise<SentFile | null> {
  const { title, calculation, slug } = template;
  const keep = own ? unkept : once;
  if (!isTextFormat(format)) {
    if (!calculation) return null;
    const empty = toGrid(calculation, { inputs: own?.inputs ?? {}, factOf });
    const grid = own ? withLines(empty, "Aus deiner Vorlage", writtenLines(blanksOf(template), own.written)) : empty;
    const body = await keep(template, `${format} ${JSON.stringify(grid.rows)}`, () => writeSheet(grid, format));
    return named(calculation.title, format, body);
  }
  const html = own ? blanksOnPaper(template.html, own.written) : template.html;
  const body = await keep(template, `${format} ${outOfDateSince ?? ""} ${html}`, async () => {
    const warning = outOfDateSince ? [plainParagraph(outOfDateText(outOfDateSince))] : [];
    const asOf = template.sourcesAsOf
      ? [plainParagraph(`Quellenstand ${template.sourcesAsOf}, Quellen: ${origin}/vorlagen/${slug}`)]
      : [];
    const text = readBlocks(await parseHtml(html), { origin });
    // With several sheets the last one is for its owner alone; warning and sources belong there, too.
    const own = text.findLastIndex(({ kind }) => kind === "pageBreak") + 1;
    const blocks = [...text.slice(0, own), ...warning, ...text.slice(own), ...asOf];
    return writeText({ title, blocks }, format);
  });
  return named(title, format, body);
}

/** A calculator's sheet with somebody's own numbers; a row without one has its example. */
export async function makeCalculatorFile(
  { calculation }: Pick<Calculator, "calculation">,
  { format, ...given }: Given & { format: SheetFormat },
): Promise<SentFile> {
  const body = await writeSheet(toGrid(calculation, given), format);
  return named(calculation.title, format, new Uint8Array(body));
}

export async function makeMissionFile(
  mission: Mission,
  { number, format, origin, written }: { number: number; format: TextFormat; origin: string; written: WrittenBlanks },
): Promise<SentFile | null> {
  const html = blanksOnPaper(mission.html, written);
  const template = (await readMissionTemplates(html, origin))[number - 1];
  if (!template) return null;
  const keep = hasWritten(blanksOf(mission), written) ? unkept : once;
  const body = await keep(mission, `${number} ${format} ${html}`, () => writeText(template, format));
  return named(template.title, format, body);
}

const named = (title: string, format: OfficeFormat, body: Uint8Array<ArrayBuffer>): SentFile => ({
  body,
  type: OFFICE_FORMATS[format].type,
  name: `${title}.${format}`,
});

const outOfDateText = (reviewBy: string): string =>
  `Die Zahlen und Fristen in dieser Vorlage sollten bis ${shortDate(reviewBy)} neu geprüft werden. Das steht noch aus. ` +
  "Schau in die Quellen, bevor du dich darauf verlässt.";

const writeSheet = (grid: Grid, format: SheetFormat) => (format === "xlsx" ? writeXlsx(grid) : writeOds(grid));

const writeText = (text: WrittenText, format: TextFormat) => (format === "docx" ? writeDocx(text) : writeOdt(text));

const made = new WeakMap<object, Map<string, Promise<Uint8Array<ArrayBuffer>>>>();

/** As `once`, for what somebody wrote: no process keeps it. */
const unkept: typeof once = async (_of, _key, make) => new Uint8Array(await make());

/** Cached as long as its source object; `key` holds the text, whose figures are those of the day. */
function once(of: object, key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const known = made.get(of) ?? new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  made.set(of, known);
  const file = known.get(key) ?? make().then((bytes) => new Uint8Array(bytes));
  known.set(key, file);
  file.catch(() => known.delete(key));
  return file;
}
