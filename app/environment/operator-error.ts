/**
 * An error whose message is one sentence, with the remedy, for the operator of a process that cannot start or continue.
 */
export class OperatorError extends Error {}

/** An error that may pass by itself: a command ends with it, a server waits. */
export class NotYet extends OperatorError {}

const UNKNOWN = "Das ist an einem Fehler gescheitert, den die App nicht kennt; was sie darüber weiß, steht darunter.";

/** Ends the process with the sentence alone; any other error is a bug and is printed with its stack. */
export function endWithSentence(error: unknown): never {
  const sentence = error instanceof OperatorError ? error.message : ofFile(error);
  process.stderr.write(`${sentence ?? `${UNKNOWN}\n${stackOf(error)}`}\n`);
  process.exit(1);
}

/**
 * Sentence for a file that the disk or its permissions refuse, wherever the error came from: an image's own files are
 * never written to.
 */
function ofFile(error: unknown): string | null {
  if (!(error instanceof Error && "path" in error)) return null;
  if (!["EACCES", "EDQUOT", "ENOSPC", "EPERM", "EROFS"].includes(codeOf(error))) return null;
  return `${String(error.path)} lässt sich nicht lesen oder schreiben (${codeOf(error)}): Gib die Datei diesem Benutzer und ihr Platz; in einem Container häng einen Ordner ein, den er schreiben darf.`;
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Code of a failed system call or database query, like ENOENT or 53100; empty without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
