import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, type WriteStream } from "node:fs";
import { link, open, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { requireEnv } from "~/environment/env.server";
import { codeOf, endWithSentence, OperatorError } from "~/environment/operator-error";
import { dump } from "./dump.server";
import { DamagedBackup } from "./format";
import { restore } from "./restore.server";
import { inSession, type DatabaseLocation } from "./session.server";

interface Surroundings {
  cwd: string;
  migrationsFolder: string;
  variables: Record<string, string | undefined>;
}

/** `npm run backup -- FILE`. */
export async function backup(
  args: readonly string[],
  surroundings: Omit<Surroundings, "migrationsFolder">,
): Promise<void> {
  await backUp(args, surroundings).catch(endWithSentence);
}

/** `npm run restore -- FILE [--replace]`. */
export async function restoreBackup(args: readonly string[], surroundings: Surroundings): Promise<void> {
  await readBack(args, surroundings).catch(endWithSentence);
}

async function backUp(
  args: readonly string[],
  { cwd, variables }: Omit<Surroundings, "migrationsFolder">,
): Promise<void> {
  const place = placeOf(variables);
  const [name, ...others] = args;
  if (!name || others.length > 0) throw new OperatorError("So geht es: npm run backup -- DATEI");
  const file = resolve(cwd, name);
  if (existsSync(file)) throw new OperatorError(`${file} gibt es schon: Nimm einen anderen Namen.`);
  if (!place.databaseUrl && !existsSync(join(place.dataDir, "pg"))) {
    throw new OperatorError(`Im Datenordner ${resolve(place.dataDir)} ist keine Datenbank.`);
  }
  let counts: Record<string, number> = {};
  await writeWhole(file, async (aside) => {
    await inSession(place, async (session) => {
      const text = counting(dump(session), (result) => (counts = result));
      await pipeline(Readable.from(text), createGzip(), aside);
    });
  }).catch((error: unknown) => {
    throw explained(error, `${file} ließ sich nicht schreiben`);
  });
  const { size } = await stat(file);
  process.stdout.write(`Gesichert: ${summary(counts)}, ${Math.ceil(size / 1000)} kB in ${file}\n`);
}

function placeOf(variables: Surroundings["variables"]): DatabaseLocation {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = requireEnv(variables);
  return { databaseUrl, dataDir };
}

async function* counting<Item, Result>(items: AsyncGenerator<Item, Result>, done: (result: Result) => void) {
  done(yield* items);
}

/** The file appears once it is complete and synced, readable by this user alone; an existing one is kept. */
async function writeWhole(file: string, write: (stream: WriteStream) => Promise<void>): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await write(createWriteStream(aside, { flags: "wx", mode: 0o600 }));
    const handle = await open(aside, "r+");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(aside, file);
  } finally {
    await rm(aside, { force: true });
  }
}

async function readBack(args: readonly string[], { cwd, migrationsFolder, variables }: Surroundings): Promise<void> {
  const place = placeOf(variables);
  const replace = args.includes("--replace");
  const [name, ...others] = args.filter((arg) => arg !== "--replace");
  if (!name || others.length > 0) throw new OperatorError("So geht es: npm run restore -- DATEI [--replace]");
  const file = resolve(cwd, name);
  if (!existsSync(file)) throw new OperatorError(`${file} gibt es nicht.`);
  let counts: Record<string, number> = {};
  await inSession(place, async (session) => {
    const text = createGunzip();
    // Not awaited: its errors surface when `text` is read.
    pipeline(createReadStream(file), text).catch(() => undefined);
    counts = await restore(session, text, { migrationsFolder, replace });
  }).catch((error: unknown) => {
    throw explained(error, `${file} ließ sich nicht einspielen; die Datenbank ist wie vorher`);
  });
  process.stdout.write(`Eingespielt: ${summary(counts)} aus ${file}\n`);
}

const summary = (counts: Record<string, number>) => {
  const rows = Object.values(counts);
  return `${rows.length} Tabellen mit ${rows.reduce((sum, count) => sum + count, 0)} Zeilen`;
};

/** A sentence for what is not a bug: damaged files, full disks, missing rights, unreachable databases. */
function explained(error: unknown, outcome: string): unknown {
  const code = codeOf(error);
  // Codes of zlib, and of PostgreSQL for invalid values and references.
  if (error instanceof DamagedBackup || /^(Z_|22|23)/.test(code)) {
    return new OperatorError(`${outcome}: Die Datei ist beschädigt oder keine vollständige Sicherung.`);
  }
  return code ? new OperatorError(`${outcome} (${code}).`) : error;
}
