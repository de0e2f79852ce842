// `npm run build`: what `npm start` builds, unless it is up to date; for an image, or before the processes are restarted.
import { ensureBuilt } from "./lib/build.mjs";

const built = await ensureBuilt({ env: process.env });
if (!built.ok) process.stderr.write(`${built.message}\n`);
process.exitCode = built.ok ? 0 : 1;
