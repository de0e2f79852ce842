// `npm run stripe:check`: compares Stripe with content/plans and changes nothing. Exit 1 with a line for each difference,
// 2 when Stripe could not be asked.
import { importAppModule } from "./lib/app-module.mjs";
import { loadDotEnv } from "./lib/environment.mjs";
import { inProject } from "./lib/project.mjs";

loadDotEnv();
const { checkPrices } = await importAppModule("payments/catalogue/cli.server.ts", "stripe-check");
process.exitCode = await checkPrices({ variables: process.env, cacheDir: inProject(".cache/content") });
