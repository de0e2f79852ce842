import { inProject, root } from "../../scripts/lib/project.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { ensureChromium } from "../runner/chromium.mjs";
import { freePort } from "../runner/free-port.mjs";

/** Takes the README's pictures anew, from the app as it is: `npm run pictures`. */
const chromium = await ensureChromium(process.env);
if (chromium.ok) {
  const cli = inProject("node_modules/playwright/cli.js");
  const env = { ...process.env, CHROMIUM_PATH: chromium.path, E2E_PORT: String(await freePort()) };
  const args = [cli, "test", "--config", inProject("tests/pictures/pictures.config.ts")];
  process.exitCode = (await run(process.execPath, args, { cwd: root, env })).code;
} else {
  console.error(chromium.message);
  process.exitCode = 1;
}
