/** Office formats in which templates can be downloaded. */
export const OFFICE_FORMATS = {
  docx: {
    label: "Word (.docx)",
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  odt: { label: "OpenDocument (.odt)", type: "application/vnd.oasis.opendocument.text" },
  xlsx: {
    label: "Excel (.xlsx)",
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  ods: { label: "OpenDocument (.ods)", type: "application/vnd.oasis.opendocument.spreadsheet" },
} as const;

export type OfficeFormat = keyof typeof OFFICE_FORMATS;
export type SheetFormat = (typeof SHEET_FORMATS)[number];
export type TextFormat = (typeof TEXT_FORMATS)[number];

export const TEXT_FORMATS = ["docx", "odt"] as const;
export const SHEET_FORMATS = ["xlsx", "ods"] as const;

/** Parses `name.format`, the last part of a path. */
export function readFileName(file: string): { name: string; format: OfficeFormat } | null {
  const [, name = "", ending] = /^([a-z0-9-]+)\.([a-z]+)$/.exec(file) ?? [];
  const format = [...TEXT_FORMATS, ...SHEET_FORMATS].find((each) => each === ending);
  return format ? { name, format } : null;
}

export const isTextFormat = (format: OfficeFormat): format is TextFormat =>
  TEXT_FORMATS.some((each) => each === format);

export const templateFile = (slug: string, format: OfficeFormat): string => `/vorlagen/datei/${slug}.${format}`;

/** Path of a calculator's sheet with the learner's own numbers. */
export const calculatorFile = (slug: string, format: SheetFormat): string => `/rechner/datei/${slug}.${format}`;

/** Path of a mission's template; numbers count from 1 in the order of the text. */
export const missionTemplateFile = (missionSlug: string, number: number, format: TextFormat): string =>
  `/mission/${missionSlug}/vorlage/${number}.${format}`;
