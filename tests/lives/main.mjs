import { parseArgs } from "node:util";
import { testEnvironment } from "../../scripts/lib/environment.mjs";
import { ensureInstalled } from "../../scripts/lib/install.mjs";
import { inProject, root } from "../../scripts/lib/project.mjs";
import { run } from "../../scripts/lib/run.mjs";

/**
 * `npm run lives`: plays random lives, one for each seed from `--seed` on, with `--acts` acts each, on both databases or
 * on `--database`. Resolves to the exit code.
 */
export async function main(args, fullEnv) {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
      lives: { type: "string", default: "25" },
      acts: { type: "string", default: "60" },
      database: { type: "string", default: "both" },
    },
  });
  const env = testEnvironment(fullEnv);
  const installed = await ensureInstalled({ dev: true, env });
  if (!installed.ok) {
    process.stdout.write(`${installed.message}\n`);
    return 1;
  }
  process.stdout.write(
    `Leben ab ${values.seed}: ${values.lives}, je ${values.acts} Taten, Datenbank: ${values.database}\n`,
  );
  const chosen = Object.entries(values).map(([name, value]) => [`LIVES_${name.toUpperCase()}`, value]);
  const cli = inProject("node_modules/vitest/vitest.mjs");
  const { code } = await run(process.execPath, [cli, "run", "--project=built", "tests/lives/lives."], {
    cwd: root,
    env: { ...env, ...Object.fromEntries(chosen) },
  });
  return code;
}
