import { build } from "esbuild";
import { inProject, root } from "../../scripts/lib/project.mjs";
import { run } from "../../scripts/lib/run.mjs";

const BUNDLE = inProject(".cache/bench/sweep.mjs");

// What the app does by its own clock, once, in a process with the app's environment.
const SWEEP = `
  import { sweepExpired } from "~/db/sweep.server";
  const failed = (await sweepExpired({ now: new Date() })).filter(({ error }) => error);
  process.stdout.write(failed.map(({ table, error }) => table + ": " + error).join("\\n"));
  process.exit(failed.length);
`;

/** Sweeps as the app does. Throws when a table could not be swept. */
export async function sweep({ env }) {
  await build({
    stdin: { contents: SWEEP, resolveDir: root, loader: "ts" },
    outfile: BUNDLE,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    alias: { "~": inProject("app") },
  });
  const { code, output } = await run(process.execPath, [BUNDLE], { cwd: root, env, capture: true });
  if (code !== 0) throw new Error(`The sweep failed:\n${output}`);
}
