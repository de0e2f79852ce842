import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { fingerprint } from "../../../scripts/lib/fingerprint.mjs";

const MIGRATIONS = "drizzle";
const KEPT = ".cache/test";
const PREFIX = "pglite-";
const MADE_OF = ["@electric-sql/pglite", "drizzle-orm"].map((name) => `node_modules/${name}/package.json`);

/** Made by the libraries alone: a bug in the app's own start must not be cached for later runs. */
async function makeDatabase(folder: string): Promise<void> {
  const client = await PGlite.create(folder);
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  await client.close();
}

/** An empty database with all migrations. Several processes may make it at once; the first one's stays. */
async function keptDatabase(): Promise<string> {
  const name = `${PREFIX}${fingerprint(".", [MIGRATIONS, ...MADE_OF]).slice(0, 16)}`;
  const kept = join(KEPT, name);
  if (existsSync(kept)) return kept;
  mkdirSync(KEPT, { recursive: true });
  const own = mkdtempSync(join(KEPT, "new-"));
  await makeDatabase(own);
  for (const older of readdirSync(KEPT)) {
    if (older.startsWith(PREFIX) && older !== name) rmSync(join(KEPT, older), { recursive: true, force: true });
  }
  try {
    renameSync(own, kept);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(kept)) throw error;
  }
  return kept;
}

let kept: Promise<string> | null = null;

/** A data folder as after the app's first start: making a database takes 7 s of CPU, copying one 0.2. */
export async function newDataDir(folder?: string): Promise<string> {
  kept ??= keptDatabase();
  const from = await kept;
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), "data-")));
  cpSync(from, join(dataDir, "pg"), { recursive: true });
  return dataDir;
}
