// `npm run stripe:sync [-- <address>]`: reads purchases at Stripe again, of one person or of all. Beside a running server
// on PostgreSQL; the embedded database is the server's alone.
import { importAppModule } from "./lib/app-module.mjs";
import { loadDotEnv } from "./lib/environment.mjs";

loadDotEnv();
const { runSync } = await importAppModule("stripe-sync.server.ts", "stripe-sync");
process.exitCode = await runSync(process.argv.slice(2), process.env);
