import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PersonalRows } from "~/db/personal/personal-data.server";
import { namedKey } from "~/domain/blanks/answer-key";
import { shownAddress } from "~/domain/email/shown-address";
import { DataSheet } from "~/ui/account/data-sheet";

export type ExportFormat = "json" | "html";

interface Export {
  productName: string;
  now: Date;
  tables: PersonalRows[];
  /** Maps an id of the content, or that of a mission and of a blank in it, to its readable name. */
  names: ReadonlyMap<string, string>;
}

/** JSON for programs or HTML for people; both contain everything. */
export function writeExport(format: ExportFormat, { productName, now, tables, names }: Export): string {
  if (format === "html") {
    const sheet = createElement(DataSheet, { productName, now, tables: tables.map(withShownAddress), names });
    return `<!doctype html>\n${renderToStaticMarkup(sheet)}`;
  }
  const data = Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));
  return JSON.stringify({ product: productName, exportedAt: now, data, names: namesIn(tables, names) }, null, 2);
}

/** Names of the ids in a member's rows. */
function namesIn(tables: readonly PersonalRows[], names: Export["names"]): Record<string, string> {
  const values = tables.flatMap(({ rows }) =>
    rows.flatMap((row) => Object.values(row).map((value) => ({ value, row }))),
  );
  return Object.fromEntries(
    values.flatMap(({ value, row }) => {
      const key = typeof value === "string" ? namedKey(value, row, names) : null;
      return key === null ? [] : [[key, names.get(key) ?? ""]];
    }),
  );
}

const withShownAddress = (table: PersonalRows): PersonalRows => ({
  ...table,
  rows: table.rows.map((row) => (typeof row.email === "string" ? { ...row, email: shownAddress(row.email) } : row)),
});
