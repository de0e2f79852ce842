import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { OperatorError, codeOf } from "./operator-error";

const STICKY = 0o1000;

/**
 * Creates or adopts the folder and closes it to other users: PGlite's files are world-readable. Throws OperatorError.
 */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // A sticky folder like /tmp stays open: closing it would lock out all other users.
    if (statSync(dataDir).mode & STICKY && readdirSync(dataDir).length > 0)
      throw new OperatorError(`${sharedFolder(dataDir)} ${ANOTHER}`);
    chmodSync(dataDir, 0o700);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw error instanceof OperatorError ? error : new OperatorError(explainDataDir(dataDir, codeOf(error)));
  }
}

const ANOTHER = "Setz DATA_DIR auf einen eigenen Ordner (siehe docs/operating.md).";
const sharedFolder = (dataDir: string) => `Den Ordner ${resolve(dataDir)} benutzen auch andere:`;

export function explainDataDir(dataDir: string, code: string): string {
  const folder = `Der Datenordner ${resolve(dataDir)}`;
  switch (code) {
    case "EEXIST":
    case "ENOTDIR":
      return `${folder} kann nicht angelegt werden, weil auf dem Weg dorthin eine Datei liegt: ${ANOTHER}`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `${folder} gehört nicht dem Benutzer, unter dem die App läuft, oder ist schreibgeschützt: Gib ihn diesem Benutzer, oder setz DATA_DIR auf einen eigenen Ordner (siehe docs/operating.md).`;
    case "ENOSPC":
    case "EDQUOT":
      return `Die Festplatte mit dem Datenordner ${resolve(dataDir)} ist voll: Schaff Platz und starte noch einmal.`;
    default:
      return `${folder} lässt sich nicht benutzen (${code || "unbekannter Grund"}): ${ANOTHER}`;
  }
}
