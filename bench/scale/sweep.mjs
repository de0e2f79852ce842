import { compileAppScript } from "../../scripts/lib/app-module.mjs";
import { root } from "../../scripts/lib/project.mjs";
import { run } from "../../scripts/lib/run.mjs";

// Runs the app's periodic sweep once, in a process with the app's environment.
const SWEEP = `
  import { compose } from "~/process/compose.server";
  import { sweepExpired } from "~/db/sweep.server";
  await compose(process.env, ["database"]);
  const failed = (await sweepExpired({ now: new Date() })).filter(({ error }) => error);
  process.stdout.write(failed.map(({ table, error }) => table + ": " + error).join("\\n"));
  process.exit(failed.length);
`;

/** Sweeps as the app does. Throws when a table could not be swept. */
export async function sweep({ env }) {
  const file = await compileAppScript(SWEEP, "bench/sweep");
  const { code, output } = await run(process.execPath, [file], { cwd: root, env, capture: true });
  if (code !== 0) throw new Error(`The sweep failed:\n${output}`);
}
