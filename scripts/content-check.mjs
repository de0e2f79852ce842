// `npm run content:check`: all problems of all content files at once, file:line:column and rule, in German; exit 1 if there are any.
// Without problems it prints a report; `npm run content:check -- --report` has a line for each mission.
import { importAppModule } from "./lib/app-module.mjs";
import { inProject } from "./lib/project.mjs";

const { main } = await importAppModule("content/report/check-cli.server.ts", "content-check");
process.exitCode = await main(process.env.CONTENT_DIR || "content", inProject(".cache/content"), process.argv.slice(2));
