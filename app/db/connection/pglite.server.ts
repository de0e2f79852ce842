import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { OperatorError, codeOf } from "~/environment/operator-error";
import { explainDataDir, prepareDataDir } from "~/environment/data-dir.server";
import { serverShell } from "~/environment/server-shell";
import { SET_READING } from "./start/settings";
import { lockFolder } from "./folder-lock.server";

/** PGlite's major version of PostgreSQL; it cannot read the files of another one. */
const MAJOR = "18";
/** Free space below this is a full disk: PostgreSQL writes in pages of 8 kB. */
const FULL_BYTES = 64 * 1024;

export interface EmbeddedDatabase {
  client: PGlite;
  close: () => Promise<void>;
}

/** Opens or creates the embedded database in `<dataDir>/pg`, for this process alone. Throws OperatorError. */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  prepareDataDir(dataDir);
  const release = await lockFolder(dataDir);
  try {
    const client = await openOrCreate(dataDir);
    await client.exec(SET_READING);
    return {
      client,
      async close() {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error instanceof OperatorError ? error : new OperatorError(explain(dataDir, error));
  }
}

async function openOrCreate(dataDir: string): Promise<PGlite> {
  const { PGlite } = await import("@electric-sql/pglite");
  const pgliteWasmModule = await serverShell().embeddedModule;
  const open = () => PGlite.create(folder, pgliteWasmModule && { pgliteWasmModule });
  const folder = join(dataDir, "pg");
  // Marker beside the database while it is created: a folder left by a full disk or a power cut is no database.
  const unfinished = join(dataDir, "pg-unfinished");
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // PGlite would create a new database over one that has lost this file.
    const version = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
    if (version !== MAJOR) throw new OperatorError(otherVersion(dataDir, version));
    return open();
  }
  writeFileSync(unfinished, "");
  const client = await open();
  rmSync(unfinished);
  return client;
}

/**
 * Explains a failed start. PGlite's own errors say nothing: a full disk, a lost file and a corrupt one all crash it.
 */
function explain(dataDir: string, error: unknown): string {
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < FULL_BYTES) return explainDataDir(dataDir, "ENOSPC");
  const code = codeOf(error);
  if (code && code !== "ENOENT") return explainDataDir(dataDir, code);
  return `Die Datenbank im Datenordner ${resolve(dataDir)} ist beschädigt: Benenn ihren Ordner pg um, und spiel die letzte Sicherung ein (npm run restore, siehe docs/operating.md).`;
}

const otherVersion = (dataDir: string, version: string) =>
  `Die Datenbank im Datenordner ${resolve(dataDir)} gehört zu PostgreSQL ${version || "unbekannter Version"}, diese App öffnet ${MAJOR}: Sichere sie mit der App, die sie angelegt hat (npm run backup), und spiel die Sicherung in einen leeren Datenordner ein (npm run restore).`;
