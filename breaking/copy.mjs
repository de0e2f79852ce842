import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inProject, root } from "../scripts/lib/project.mjs";
import { run } from "../scripts/lib/run.mjs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const COMPILED = ".cache/content";

// Copies the project, uncommitted files included: breaks there affect nothing else, however the run ends.
export async function copyProject() {
  const { output } = await run("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: root, capture: true });
  const folder = mkdtempSync(join(tmpdir(), "breaking-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  // Deferred, as handlers that pass the signal on to a child process must run first.
  for (const signal of SIGNALS) process.once(signal, () => setImmediate(() => process.exit(1)));
  const copy = (file) => cpSync(inProject(file), join(folder, file), { recursive: true });
  // The index may still list a file that has been deleted.
  for (const file of output.split("\0").filter(Boolean)) if (isFile(file)) copy(file);
  symlinkSync(inProject("node_modules"), join(folder, "node_modules"));
  // Compiling all texts anew takes longer than the tests that meet them.
  if (existsSync(inProject(COMPILED))) cpSync(inProject(COMPILED), join(folder, COMPILED), { recursive: true });
  return folder;
}

const isFile = (file) => statSync(inProject(file), { throwIfNoEntry: false })?.isFile() ?? false;

export async function whileBroken(folder, changes, work) {
  const before = changes.map(({ file }) => [join(folder, file), readFileSync(join(folder, file))]);
  try {
    for (const { file, find, replace } of changes) {
      const path = join(folder, file);
      writeFileSync(
        path,
        readFileSync(path, "utf8").replace(find, () => replace),
      );
    }
    return await work();
  } finally {
    for (const [path, text] of before) writeFileSync(path, text);
  }
}
