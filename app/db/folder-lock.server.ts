import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** PGlite allows one process per folder. */
export class FolderTakenError extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`);
    this.name = "FolderTakenError";
  }
}

/**
 * Takes the folder for this process; a lock left by a process that no longer runs is taken over.
 * Returns the release. Throws FolderTakenError while another process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, "server.pid");
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await writeFile(file, String(process.pid), { flag: "wx", mode: 0o600 });
      return () => rm(file, { force: true });
    } catch {
      const holder = Number(await readFile(file, "utf8").catch(() => ""));
      if (holder !== process.pid && isRunning(holder)) throw new FolderTakenError(folder, holder);
      await rm(file, { force: true });
    }
  }
  throw new FolderTakenError(folder, 0);
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
