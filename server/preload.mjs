// Loaded before remix-serve (`node --import`), which has no settings for what a server on the open internet needs.
import { subscribe } from "node:diagnostics_channel";
import http from "node:http";
import module from "node:module";
import { answerBusy } from "./admission/busy.mjs";
import { admitRequests } from "./admission/gate.mjs";
import { Slots } from "./admission/slots.mjs";
import { inProject } from "../scripts/lib/project.mjs";
import { addressOf, networkOf, trustedProxies } from "./requests/client-address.mjs";
import { replaceReloadsByRestarts } from "./dev/restarts.mjs";
import { compileEmbedded } from "./embedded-module.mjs";
import { limitServer } from "./limits.mjs";
import { onServerListen } from "./listen.mjs";
import { collectEarly } from "./memory.mjs";
import { listPublicFiles, serveOnlyFiles } from "./public-files.mjs";
import { makeReadable } from "./requests/readable-request.mjs";
import { nameOf, nameRequest } from "./requests/request-id.mjs";
import { withinContext } from "./requests/request-context.mjs";
import { addDefaultHeaders, defaultHeaders } from "./requests/response-headers.mjs";
import { shell } from "./shell.mjs";
import { shutDownOnSignals } from "./shutdown.mjs";
import { quietStartLine } from "./start-line.mjs";

// Caches V8's compiled code across starts. A folder that cannot be written only disables the cache.
module.enableCompileCache(inProject(".cache/compiled"));

const { env } = process;
if (!env.DATABASE_URL) shell.embeddedModule = compileEmbedded();
const headers = defaultHeaders(env);
const proxies = trustedProxies(env.TRUST_PROXY);

collectEarly();
subscribe("http.server.request.start", ({ request, response }) => {
  makeReadable(request);
  nameRequest(request, response, proxies);
});
addDefaultHeaders(http.ServerResponse.prototype, headers);

const slots = new Slots();
let busyPage = () => ({ html: "", policy: "" });
let largestBody;
// Interface for the app, which configures it at start and uses it at each request
// (app/environment/request-slots.server.ts).
shell.slots = {
  configure({ max, atOnce, maxBodyBytes, renderBusy }) {
    slots.limit(max, atOnce);
    largestBody = maxBodyBytes;
    let page;
    busyPage = () => (page ??= renderBusy());
  },
  hold: (id) => slots.hold(id),
  leave: (id) => slots.leave(id),
  isFull: () => slots.isFull,
};

const files = listPublicFiles(inProject("public"));
serveOnlyFiles(files, env);

let metrics;
if (env.METRICS_TOKEN) {
  const { startMetrics } = await import("./metrics/start-metrics.mjs");
  metrics = startMetrics({ token: env.METRICS_TOKEN, files, slots });
  subscribe("http.server.request.start", ({ request, response }) => metrics.observe(request, response));
}

const servers = new Set();
onServerListen(http.Server.prototype, (server) => {
  servers.add(server);
  limitServer(server, headers);
  admitRequests(server, {
    slots,
    files,
    within: (request, slot, work) =>
      withinContext({ id: nameOf(request), address: addressOf(request, proxies), slot }, work),
    clientOf: (request) => networkOf(addressOf(request, proxies)),
    largestBody: () => largestBody,
    answerHere: metrics?.answer,
    refuse(request, response) {
      metrics?.refused();
      answerBusy(request, response, busyPage());
    },
  });
});
shutDownOnSignals({ servers, closing: shell.closing, ending: shell.ending });
replaceReloadsByRestarts(env);
quietStartLine(env);
