import { listTables, quotedName, quotedList } from "./catalog.server";
import { countLines, encodeEnd, encodeHead, encodeTable, endOfRows } from "./format";
import { readVersion } from "./migrations.server";
import { OperatorError } from "~/environment/operator-error";
import type { CopySession } from "./session.server";

/** Yields the text of a backup, returns the rows per table. Throws OperatorError where there is nothing. */
export async function* dump(session: CopySession): AsyncGenerator<Uint8Array | string, Record<string, number>> {
  const version = await readVersion(session);
  if (!version)
    throw new OperatorError("In dieser Datenbank ist nichts zu sichern: Die App ist noch nie mit ihr gestartet.");
  const counts: Record<string, number> = {};
  yield encodeHead(version);
  for (const { name, columns } of await listTables(session)) {
    let count = 0;
    yield encodeTable(name, columns);
    for await (const rows of session.copyOut(quotedName(name), quotedList(columns))) {
      count += countLines(rows);
      yield rows;
    }
    yield endOfRows;
    counts[name] = count;
  }
  yield encodeEnd(counts);
  return counts;
}
