// `npm run content:links`: asks for every address of content/resources and keeps in content/links-seen.json what was seen when.
import { importAppModule } from "./lib/app-module.mjs";
import { inProject } from "./lib/project.mjs";

const { main } = await importAppModule("content/links/links-cli.server.ts", "content-links");
process.exitCode = await main(process.env.CONTENT_DIR || "content", inProject(".cache/content"));
