import type { Mission, Template } from "~/content/library";
import { readBlocks } from "~/content/written/read-blocks";
import { parseHtml } from "~/content/written/tree";
import { layOut } from "~/domain/calculation/grid";
import { isTextFormat, type OfficeFormat, type TextFormat } from "~/domain/office/office-files";
import { paragraph, type WrittenText } from "~/domain/text/written-text";
import { shortDate } from "~/domain/time/german-dates";
import { writeDocx } from "./docx.server";
import { readMissionTemplates } from "./mission-templates.server";
import { writeOds } from "./ods.server";
import { writeOdt } from "./odt.server";
import { writeXlsx } from "./xlsx.server";

export interface OfficeFile {
  /** File name without its extension. */
  title: string;
  bytes: Uint8Array<ArrayBuffer>;
}

interface TemplateFileRequest {
  format: OfficeFormat;
  origin: string;
  /** Last day its figures were valid, once that day is over. */
  outOfDateSince: string | null;
}

/** Null when there is no such file. */
export async function makeTemplateFile(
  template: Template,
  { format, origin, outOfDateSince }: TemplateFileRequest,
): Promise<OfficeFile | null> {
  const { title, calculation, html, slug } = template;
  if (!isTextFormat(format)) {
    if (!calculation) return null;
    const grid = layOut(calculation);
    const bytes = await once(template, format, () => (format === "xlsx" ? writeXlsx(grid) : writeOds(grid)));
    return { title: calculation.title, bytes };
  }
  const bytes = await once(template, `${format} ${outOfDateSince ?? ""}`, async () => {
    const warning = outOfDateSince ? [paragraph(outOfDateText(outOfDateSince))] : [];
    const asOf = template.sourcesAsOf
      ? [paragraph(`Quellenstand ${template.sourcesAsOf}, Quellen: ${origin}/vorlagen/${slug}`)]
      : [];
    const text = readBlocks(await parseHtml(html), { origin });
    // With several sheets the last one is for its owner alone; warning and sources belong there, too.
    const own = text.findLastIndex(({ kind }) => kind === "pageBreak") + 1;
    const blocks = [...text.slice(0, own), ...warning, ...text.slice(own), ...asOf];
    return writeText({ title, blocks }, format);
  });
  return { title, bytes };
}

export async function makeMissionFile(
  mission: Mission,
  { number, format, origin }: { number: number; format: TextFormat; origin: string },
): Promise<OfficeFile | null> {
  const template = (await readMissionTemplates(mission.html, origin))[number - 1];
  if (!template) return null;
  const bytes = await once(mission, `${number} ${format}`, () => writeText(template, format));
  return { title: template.title, bytes };
}

const outOfDateText = (reviewBy: string): string =>
  `Die Zahlen und Fristen in dieser Vorlage sollten bis ${shortDate(reviewBy)} neu geprüft werden. Das steht noch aus. ` +
  "Schau in die Quellen, bevor du dich darauf verlässt.";

const writeText = (text: WrittenText, format: TextFormat) => (format === "docx" ? writeDocx(text) : writeOdt(text));

const made = new WeakMap<object, Map<string, Promise<Uint8Array<ArrayBuffer>>>>();

/** Cached as long as its source object: repeated downloads cost nothing. */
function once(of: object, key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const known = made.get(of) ?? new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  made.set(of, known);
  const file = known.get(key) ?? make().then((bytes) => new Uint8Array(bytes));
  known.set(key, file);
  file.catch(() => known.delete(key));
  return file;
}
