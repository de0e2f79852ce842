// `npm run content:check`: all problems of all content files at once, file:line, in German; exit 1 if there are any.
// Without problems it prints a report; `npm run content:check -- --report` has a line for each mission.
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { inProject } from "./lib/project.mjs";

const outfile = inProject(".cache/content-check.mjs");
await build({
  entryPoints: [inProject("app/content/check-cli.server.ts")],
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  jsx: "automatic",
  logLevel: "error",
  outfile,
});
const { main } = await import(pathToFileURL(outfile).href);
process.exitCode = await main(process.env.CONTENT_DIR || "content", inProject(".cache/content"), process.argv.slice(2));
