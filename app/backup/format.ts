import * as z from "zod";

// Gzipped text: head; per table a line naming it, rows as COPY writes them (a line each), an end line; row counts.

/** The last migration applied: the schema of the rows. */
const versionSchema = z.strictObject({ when: z.number(), hash: z.string() });
const headSchema = z.strictObject({ backup: z.literal(1), version: versionSchema });
const tableSchema = z.strictObject({ table: z.string(), columns: z.array(z.string()) });
const endSchema = z.strictObject({ end: z.record(z.string(), z.number()) });

export type SchemaVersion = z.infer<typeof versionSchema>;

export type BackupPart =
  | { kind: "head"; version: SchemaVersion }
  | { kind: "table"; table: string; columns: string[] }
  /** Whole rows of the table named last. */
  | { kind: "rows"; rows: Buffer }
  | { kind: "end"; counts: Record<string, number> };

export class DamagedBackup extends Error {}

const NEWLINE = 10;
const END_OF_ROWS = "\\.";
const PIECE_BYTES = 1024 * 1024;

export function encodeHead(version: SchemaVersion): string {
  return `${JSON.stringify({ backup: 1, version })}\n`;
}

export function encodeTable(table: string, columns: readonly string[]): string {
  return `${JSON.stringify({ table, columns })}\n`;
}

export const endOfRows = `${END_OF_ROWS}\n`;

export function encodeEnd(counts: Record<string, number>): string {
  return `${JSON.stringify({ end: counts })}\n`;
}

export function countLines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count++;
  return count;
}

/** The parts of a backup's text, in order and complete. Throws DamagedBackup as soon as something is wrong. */
export async function* readBackupParts(text: AsyncIterable<Buffer>): AsyncGenerator<BackupPart> {
  let rows: Buffer[] | null = null;
  let size = 0;
  let ended = false;
  for await (const line of readLines(text)) {
    if (ended) throw new DamagedBackup("text behind the end");
    if (rows === null) {
      const part = readControl(line.toString("utf8"));
      if (part.kind === "table") rows = [];
      ended = part.kind === "end";
      yield part;
      continue;
    }
    const isEnd = line.length === endOfRows.length && line.toString("utf8") === endOfRows;
    if (!isEnd) {
      rows.push(line);
      size += line.length;
    }
    if (rows.length > 0 && (isEnd || size >= PIECE_BYTES)) {
      yield { kind: "rows", rows: Buffer.concat(rows) };
      [rows, size] = [[], 0];
    }
    if (isEnd) rows = null;
  }
  if (!ended) throw new DamagedBackup("no end");
}

function readControl(line: string): BackupPart {
  const value = parseJson(line);
  const head = headSchema.safeParse(value);
  if (head.success) return { kind: "head", version: head.data.version };
  const table = tableSchema.safeParse(value);
  if (table.success) return { kind: "table", ...table.data };
  const end = endSchema.safeParse(value);
  if (end.success) return { kind: "end", counts: end.data.end };
  throw new DamagedBackup("a line that says nothing");
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new DamagedBackup("a line that is no JSON");
  }
}

/** Splits into lines, each with its line break. */
async function* readLines(text: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of text) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      const line = chunk.subarray(from, at + 1);
      yield rest.length > 0 ? Buffer.concat([...rest, line]) : line;
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) throw new DamagedBackup("half a line");
}
