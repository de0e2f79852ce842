import { blanksOnPaper, hasWritten, writtenLines, type WrittenBlanks } from "~/content/blanks/blanks-on-paper";
import { blanksOf } from "~/content/blanks/read-blanks";
import type { Example, Mission, Page, Template } from "~/content/library";
import { readBlocks } from "~/content/written/read-blocks";
import { parseHtml } from "~/content/written/tree";
import { exampleAddress } from "~/domain/cases/address";
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
  /** Own values and calculations of its reader; null for everyone else. */
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
  const { calculation, slug } = template;
  const keep = own ? unkept : once;
  if (!isTextFormat(format)) {
    if (!calculation) return null;
    const empty = toGrid(calculation, { inputs: own?.inputs ?? {}, factOf });
    const grid = own ? withLines(empty, "Aus deiner Vorlage", writtenLines(blanksOf(template), own.written)) : empty;
    const body = await keep(template, `${format} ${JSON.stringify(grid.rows)}`, () => writeSheet(grid, format));
    return named(calculation.title, format, body);
  }
  const html = own ? blanksOnPaper(template.html, own.written) : template.html;
  const warning = outOfDateText(outOfDateSince, "dieser Vorlage");
  return makeTextFile(template, html, { format, page: `${origin}/vorlagen/${slug}`, warning, keep });
}

/** A document of a path's case; null for a format that it does not have. */
export async function makeExampleFile(
  example: Example,
  { format, origin, outOfDateSince }: Omit<TemplateFileRequest, "factOf" | "own">,
): Promise<SentFile | null> {
  if (!isTextFormat(format)) return null;
  const page = `${origin}${exampleAddress(example.path, example.kind)}`;
  const warning = outOfDateText(outOfDateSince, "diesem Beispiel");
  return makeTextFile(example, example.html, { format, page, warning, keep: once });
}

/** With several sheets the last one is for its reader alone; warning and sources belong there, too. */
async function makeTextFile(
  of: Page,
  html: string,
  { format, page, warning, keep }: { format: TextFormat; page: string; warning: string | null; keep: typeof once },
): Promise<SentFile> {
  const { title, sourcesAsOf } = of;
  const body = await keep(of, `${format} ${warning ?? ""} ${html}`, async () => {
    const asOf = sourcesAsOf ? [plainParagraph(`Quellenstand ${sourcesAsOf}, Quellen: ${page}`)] : [];
    const text = readBlocks(await parseHtml(html), { origin: page });
    const last = text.findLastIndex(({ kind }) => kind === "pageBreak") + 1;
    const warned = warning === null ? [] : [plainParagraph(warning)];
    return writeText({ title, blocks: [...text.slice(0, last), ...warned, ...text.slice(last), ...asOf] }, format);
  });
  return named(title, format, body);
}

/** A calculator's sheet with the learner's own numbers; a row without one has its example. */
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

const outOfDateText = (reviewBy: string | null, where: string): string | null =>
  reviewBy === null
    ? null
    : `Die Zahlen und Fristen in ${where} sollten bis ${shortDate(reviewBy)} neu geprüft werden. Das steht noch aus. ` +
      "Schau in die Quellen, bevor du dich darauf verlässt.";

const writeSheet = (grid: Grid, format: SheetFormat) => (format === "xlsx" ? writeXlsx(grid) : writeOds(grid));

const writeText = (text: WrittenText, format: TextFormat) => (format === "docx" ? writeDocx(text) : writeOdt(text));

const made = new WeakMap<object, Map<string, Promise<Uint8Array<ArrayBuffer>>>>();

/** Counterpart of `once` for a text with a reader's own values: no process keeps it. */
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
