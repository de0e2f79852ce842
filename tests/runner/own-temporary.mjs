import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Runs `work` with a folder for temporary files of its own, which is gone afterwards: what a test or a server that was killed has left
 * there would stay for good. The environment that `work` gets names it.
 */
export async function withOwnTemporary(env, work) {
  const folder = await mkdtemp(join(tmpdir(), "tests-"));
  // PostgreSQL runs as a user of its own, and has its data within.
  await chmod(folder, 0o711);
  try {
    return await work({ ...env, TMPDIR: folder, TEMP: folder, TMP: folder });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }).catch(({ message }) =>
      process.stderr.write(`${message}\n`),
    );
  }
}
