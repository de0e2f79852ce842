import { createRequire } from "node:module";
import { inProject } from "../project.mjs";

/**
 * remix-serve always logs requests through morgan's format "tiny", whose line holds the whole URL. Another format of that
 * name is what morgan offers to change it: the path without its query. In production the bundled server has no morgan.
 */
export function quietRequestLog(env) {
  if (env.NODE_ENV !== "development") return;
  const fromServe = createRequire(inProject("node_modules/@remix-run/serve/dist/cli.js"));
  fromServe("morgan").format("tiny", developmentLine);
}

function developmentLine(tokens, request, response) {
  const path = tokens.url(request, response).split("?")[0];
  return `${request.method} ${path} ${response.statusCode} ${tokens["response-time"](request, response)} ms`;
}

/** Replaces remix-serve's start line: whoever started us is told over the channel, and a log gets a line of its kind. */
export function quietStartLine(env) {
  const log = console.log;
  console.log = (...args) => {
    if (!String(args[0]).startsWith("[remix-serve]")) return log(...args);
    console.log = log;
    if (env.NODE_ENV === "development") log(...args);
    else if (!process.connected)
      log(JSON.stringify({ time: new Date().toISOString(), level: "info", msg: "listening", port: env.PORT }));
  };
}
