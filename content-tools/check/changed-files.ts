import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { OperatorError } from "~/environment/operator-error";

const run = promisify(execFile);

/** Paths below the content folder that differ from the merge base with `since`, including new and deleted ones. */
export async function listChanged(contentDir: string, since: string): Promise<ReadonlySet<string>> {
  const git = async (...args: string[]): Promise<string> =>
    (await run("git", args, { cwd: contentDir, encoding: "utf8" })).stdout;
  try {
    const base = (await git("merge-base", "HEAD", since)).trim();
    const [edited, added] = await Promise.all([
      git("diff", "--name-only", "--no-renames", "--relative", "-z", base, "--", "."),
      git("ls-files", "--others", "--exclude-standard", "-z", "--", "."),
    ]);
    return new Set(`${edited}${added}`.split("\0").filter(Boolean));
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split("\n").at(-1) : String(error);
    throw new OperatorError(`Git kann ${contentDir} nicht mit „${since}“ vergleichen (${reason}).`);
  }
}

/**
 * Tests whether a finding concerns changed files: one about a folder with any of its files, one about another file
 * always.
 */
export function isOfChanged(changed: ReadonlySet<string>, path: string): boolean {
  if (changed.has(path)) return true;
  if (path.endsWith(".mdx")) return false;
  return path.includes(".") || [...changed].some((file) => file.startsWith(`${path}/`));
}
