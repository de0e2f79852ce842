// `npm run jobs`: what waits to be done, and what has failed; --nochmal and --weg. See docs/operating.md.
import { importAppModule } from "./lib/app-module.mjs";
import { loadDotEnv } from "./lib/environment.mjs";

loadDotEnv();
const { jobs } = await importAppModule("operator/cli.server.ts", "konto");
await jobs(process.argv.slice(2), process.env);
