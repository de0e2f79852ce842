/** Runs the writes; returns the error code or null, so that a full disk costs time but does not prevent the start. */
export async function trySaving(...writes: (() => Promise<void>)[]): Promise<string | null> {
  try {
    for (const write of writes) await write();
    return null;
  } catch (error) {
    if (error instanceof Error && "code" in error) return String(error.code);
    throw error;
  }
}
