/** One sentence, with the remedy, for whoever runs the process or command that cannot start or go on. */
export class OperatorError extends Error {}

/** Ends the process with the sentence alone; any other error is a bug and keeps its stack. */
export function endWithSentence(error: unknown): never {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** The code of a failed system call or of a database, like ENOENT or 53100. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
