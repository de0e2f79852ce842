/** What keeps this process from starting, as one sentence for whoever runs it: where, and what to do. */
export class CannotStart extends Error {}

/** Ends the process with the sentence alone; any other error is a bug and keeps its stack. */
export function endUnstarted(error: unknown): never {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** The code of a failed system call, like ENOENT. */
export function systemCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
