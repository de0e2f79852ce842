import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { OperatorError, codeOf } from "~/environment/operator-error";
import { explainDataDir, prepareDataDir } from "~/environment/data-dir.server";

/** The secret beside the data, generated if missing. Throws OperatorError unless it is at least 32 bytes as hex. */
export function storedSecret(dataDir: string): string {
  prepareDataDir(dataDir);
  const file = join(dataDir, "session-secret");
  try {
    const secret = (readIfThere(file) ?? generate(file)).trim();
    // Node reads hex only up to the first other character: an empty key, with which anyone could sign.
    if (/^[0-9a-f]{64,}$/i.test(secret)) return secret;
  } catch (error) {
    throw new OperatorError(explainDataDir(dataDir, codeOf(error)));
  }
  throw new OperatorError(
    `Die Datei session-secret im Datenordner ${resolve(dataDir)} enthält keinen Schlüssel (mindestens 32 Bytes hexadezimal): Stell sie wieder her, oder lösch sie; dann entsteht ein neuer, und alle melden sich neu an.`,
  );
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/**
 * Written aside and linked, so that the file is whole or missing; of several processes one writes the secret for all.
 */
function generate(file: string): string {
  const aside = `${file}.${randomBytes(8).toString("hex")}`;
  try {
    writeThrough(aside, randomBytes(32).toString("hex"));
    linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return readFileSync(file, "utf8");
}

function writeThrough(file: string, text: string): void {
  const descriptor = openSync(file, "wx", 0o600);
  try {
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
