/** One sentence, with the remedy, for whoever runs the process or command that cannot start or go on. */
export class OperatorError extends Error {}

/** One that may be over by itself: a command ends with it, a server waits. */
export class NotYet extends OperatorError {}

const UNKNOWN = "Das ist an einem Fehler gescheitert, den die App nicht kennt; was sie darüber weiß, steht darunter.";

/** Ends the process with the sentence alone; any other error is a bug and keeps its stack. */
export function endWithSentence(error: unknown): never {
  const sentence = error instanceof OperatorError ? error.message : ofFile(error);
  process.stderr.write(`${sentence ?? `${UNKNOWN}\n${stackOf(error)}`}\n`);
  process.exit(1);
}

/** A file that a disk or its rights refuse, wherever it was met: an image's own files are never written to. */
function ofFile(error: unknown): string | null {
  if (!(error instanceof Error && "path" in error)) return null;
  if (!["EACCES", "EDQUOT", "ENOSPC", "EPERM", "EROFS"].includes(codeOf(error))) return null;
  return `${String(error.path)} lässt sich nicht lesen oder schreiben (${codeOf(error)}): Gib die Datei diesem Benutzer und ihr Platz; in einem Container häng einen Ordner ein, den er schreiben darf.`;
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** The code of a failed system call or of a database, like ENOENT or 53100. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
