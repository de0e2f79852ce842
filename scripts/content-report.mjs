// `npm run content:report`: figures about all content as one page, .cache/content-report.html.
import { importAppModule } from "./lib/app-module.mjs";
import { inProject } from "./lib/project.mjs";

const { main } = await importAppModule("content/report/page-cli.server.ts", "content-report");
const page = inProject(".cache/content-report.html");
process.exitCode = await main(process.env.CONTENT_DIR || "content", inProject(".cache/content"), page);
