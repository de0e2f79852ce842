// `npm run worker`: does in a process of its own what is not asked for by a request, beside web processes with JOBS=0.
import { importAppModule } from "./lib/app-module.mjs";
import { loadDotEnv } from "./lib/environment.mjs";

loadDotEnv();
const { runWorker } = await importAppModule("worker.server.ts", "worker");
await runWorker(process.env);
