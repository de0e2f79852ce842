import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inProject, root } from "../../scripts/lib/project.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { startPostgres } from "../programs/postgres.mjs";
import { startProcess } from "../programs/process.mjs";
import { registerMember, registerNewcomer } from "../visit/member.mjs";

/**
 * The app of another commit, beside this one: its own folder, build, PostgreSQL and people. What was built stays in
 * `.cache/bench/commits` for the next time.
 */
export async function openCommit(ref, env) {
  const commit = (await git("rev-parse", "--verify", "--short=9", `${ref}^{commit}`)).trim();
  const tree = inProject(".cache/bench/commits", commit);
  await checkOut(commit, tree);
  await succeed(process.execPath, [join(tree, "scripts/start.mjs"), "--prepare"], { cwd: tree, env });
  const { app } = await import(pathToFileURL(join(tree, "bench/programs/list.mjs")).href);
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  const postgres = await startPostgres(dataDir);
  const running = await startProcess(app({ env, dataDir, databaseUrl: postgres.url }));
  const where = { origin: running.url, dataDir };
  return {
    name: (await git("log", "-1", "--format=%h %s", commit)).trim(),
    running,
    newcomer: await registerNewcomer({ ...where, name: "Bea" }),
    member: await registerMember({ ...where, name: "Anna" }),
    async close() {
      await running.stop();
      await postgres.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** With the same packages as here where its lock file is the same; else its own start installs them. */
async function checkOut(commit, tree) {
  if (existsSync(tree)) return;
  mkdirSync(inProject(".cache/bench/commits"), { recursive: true });
  await git("worktree", "prune");
  await git("worktree", "add", "--detach", tree, commit);
  const lock = (folder) => readFileSync(join(folder, "package-lock.json"), "utf8");
  if (lock(tree) === lock(root)) symlinkSync(inProject("node_modules"), join(tree, "node_modules"), "junction");
}

const git = (...args) => succeed("git", args, { cwd: root });

async function succeed(command, args, options) {
  const { code, output } = await run(command, args, { ...options, capture: true });
  if (code !== 0) throw new Error(`${command} ${args.join(" ")}:\n${output}`);
  return output;
}
