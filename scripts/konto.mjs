// `npm run konto -- ADDRESS`: what somebody holds and has paid; with --gib or --nimm, gives and takes plans. Without an
// address: which cancellations and withdrawals wait. See docs/operating.md.
import { importAppModule } from "./lib/app-module.mjs";
import { loadDotEnv } from "./lib/environment.mjs";

loadDotEnv();
const { konto } = await importAppModule("operator/cli.server.ts", "konto");
await konto(process.argv.slice(2), process.env);
