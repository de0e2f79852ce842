// `npm run content:publish`: adds new ids to content/published.json; `-- "--retire=<entry>"` takes one out for good.
import { importAppModule } from "./lib/app-module.mjs";
import { inProject } from "./lib/project.mjs";

const { main } = await importAppModule("content/report/publish-cli.server.ts", "content-publish");
process.exitCode = await main(process.env.CONTENT_DIR || "content", inProject(".cache/content"), process.argv.slice(2));
