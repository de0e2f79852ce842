import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PersonalRows } from "~/db/personal/personal-data.server";
import { shownAddress } from "~/domain/email/shown-address";
import { DataSheet } from "~/ui/account/data-sheet";

export type ExportFormat = "json" | "html";

interface Export {
  productName: string;
  now: Date;
  tables: PersonalRows[];
  /** Maps an id of the content to its readable name. */
  names: ReadonlyMap<string, string>;
}

/** JSON for programs or HTML for people; both contain everything. */
export function writeExport(format: ExportFormat, { productName, now, tables, names }: Export): string {
  if (format === "html") {
    const sheet = createElement(DataSheet, { productName, now, tables: tables.map(withShownAddress), names });
    return `<!doctype html>\n${renderToStaticMarkup(sheet)}`;
  }
  const data = Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));
  return JSON.stringify({ product: productName, exportedAt: now, data }, null, 2);
}

const withShownAddress = (table: PersonalRows): PersonalRows => ({
  ...table,
  rows: table.rows.map((row) => (typeof row.email === "string" ? { ...row, email: shownAddress(row.email) } : row)),
});
