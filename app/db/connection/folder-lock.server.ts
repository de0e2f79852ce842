import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join, resolve } from "node:path";
import { OperatorError } from "~/environment/operator-error";

/** Tries the kernel's lock on an open file; null where this machine has neither fcntl locks nor flock. */
type Lock = (file: number) => boolean | null;

/**
 * Locks the folder for this process. The kernel frees the lock however the process ends; process ids, which every
 * container counts from 1, play no part. The file stays: if one process deleted it, two could each lock a file of their
 * own. Returns the release; throws OperatorError while another process holds the folder.
 */
export async function lockFolder(folder: string, lock?: Lock): Promise<() => void> {
  const file = openSync(join(folder, "lock"), "a", 0o600);
  const taken = lock ? lock(file) : ((await openFileLock())?.(file) ?? lockByProgram(file));
  if (taken) return () => closeSync(file);
  closeSync(file);
  throw new OperatorError(taken === null ? notLockable(folder) : inUse(folder));
}

/** The fcntl lock of an open file. Null where the package has no binary, as on Alpine. */
async function openFileLock(): Promise<Lock | null> {
  try {
    return (await import("fs-native-extensions")).tryLock;
  } catch {
    return null;
  }
}

/**
 * The same lock by the program `flock`, part of every Linux: the lock belongs to our open file and outlives the
 * program.
 */
export function lockByProgram(file: number): boolean | null {
  const { status } = spawnSync("flock", ["-n", "3"], { stdio: ["ignore", "ignore", "ignore", file] });
  return status === 0 || (status === 1 ? false : null);
}

const inUse = (folder: string) =>
  `Der Datenordner ${resolve(folder)} ist schon in Benutzung: Beende die App, die mit ihm läuft, oder setz DATA_DIR auf einen anderen Ordner.`;

const notLockable = (folder: string) =>
  `Der Datenordner ${resolve(folder)} lässt sich hier nicht sperren: Installier das Programm flock (Paket util-linux), oder nimm PostgreSQL (DATABASE_URL).`;
