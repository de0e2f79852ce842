import { createRequire } from "node:module";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "../../scripts/lib/run.mjs";

const load = createRequire(import.meta.url);
const remix = (file) => load(join(load.resolve("@remix-run/dev/package.json"), "../dist", file));

// Once as a whole, then the server alone, for tests of whole processes: in a second instead of a quarter of a minute.
// The browser's files stay those of the unbroken app.
export async function prepareServerBuild(folder, env) {
  const built = await (await inCopy(folder, "scripts/lib/build.mjs")).ensureBuilt({ env });
  if (!built.ok) throw new Error(built.message);
  // The tests side by side would each compile what the copy has not got yet.
  await run(process.execPath, ["scripts/command.mjs", "content:check"], { cwd: folder, env, capture: true });
  const { bundleServer } = await inCopy(folder, "server/bundle.mjs");
  const config = await remix("config.js").readConfig(folder, "production");
  const refs = {
    lazyCssBundleHref: { get: async () => undefined, cancel: () => {} },
    manifestChannel: { result: Promise.resolve({ ok: true, value: readManifest(folder) }) },
  };
  return {
    /** @returns {Promise<boolean>} whether it could be built */
    async build() {
      // A new one each time: one that is kept goes on with files that have been restored meanwhile.
      const fileWatchCache = remix("compiler/fileWatchCache.js").createFileWatchCache();
      const ctx = { config, options: { mode: "production", sourcemap: false }, fileWatchCache };
      const compiler = await remix("compiler/server/compiler.js").create(ctx, refs);
      try {
        await remix("compiler/server/write.js").write(config, await compiler.compile());
      } catch {
        return false;
      } finally {
        await compiler.dispose();
      }
      return (await bundleServer()).ok;
    },
    close: () => {},
  };
}

const inCopy = (folder, file) => import(pathToFileURL(join(folder, file)).href);

function readManifest(folder) {
  const built = join(folder, "public/build");
  const name = readdirSync(built).find((file) => /^manifest-\w+\.js$/.test(file));
  const text = readFileSync(join(built, name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}
