// `npm run stripe:setup`: makes products and prices at Stripe as content/plans says them, and tells what it did. Run again,
// it changes only what differs. Exit 2 when Stripe could not be asked.
import { importAppModule } from "./lib/app-module.mjs";
import { loadDotEnv } from "./lib/environment.mjs";
import { inProject } from "./lib/project.mjs";

loadDotEnv();
const { setUpPrices } = await importAppModule("payments/catalogue/cli.server.ts", "stripe-setup");
process.exitCode = await setUpPrices({ variables: process.env, cacheDir: inProject(".cache/content") });
