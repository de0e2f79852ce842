import { inProject, root } from "../../scripts/lib/project.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { ensureChromium } from "../runner/chromium.mjs";
import { freePort } from "../runner/free-port.mjs";

/** `npm run pictures`: takes the README's pictures anew from the running app. Resolves to the exit code. */
export async function main(_args, env) {
  const chromium = await ensureChromium(env);
  if (!chromium.ok) {
    console.error(chromium.message);
    return 1;
  }
  const cli = inProject("node_modules/playwright/cli.js");
  const args = [cli, "test", "--config", inProject("tests/pictures/pictures.config.ts")];
  const variables = { ...env, CHROMIUM_PATH: chromium.path, E2E_PORT: String(await freePort()) };
  const { code } = await run(process.execPath, args, { cwd: root, env: variables });
  return code;
}
