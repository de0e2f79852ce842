// `npm run content:new`: asks what is needed for a path, mission, task, question or passage, and writes it;
// `npm run content:new -- task --mission=<file> --taskTitle=…` asks nothing that is answered.
import { importAppModule } from "./lib/app-module.mjs";
import { inProject } from "./lib/project.mjs";

const { main } = await importAppModule("content/new/new-cli.server.ts", "content-new");
process.exitCode = await main(process.env.CONTENT_DIR || "content", inProject(".cache/content"), process.argv.slice(2));
