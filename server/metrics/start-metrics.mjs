// Imported only where METRICS_TOKEN is set: without it nothing is counted, and the library is not read.
import prom from "prom-client";
import { isForFile } from "../public-files.mjs";
import { shell } from "../shell.mjs";
import { answerMetrics } from "./answer-metrics.mjs";
import { patternFinder, readBuild } from "./route-patterns.mjs";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const METHODS = new Set(["GET", "HEAD", "POST"]);

/**
 * Counters of the app (app/environment/metrics.server.ts); their labels are constants of the code, never text from
 * people.
 */
const COUNTED = {
  problems: "Lines of the log that are warnings or errors, by event.",
  mails: "Mails given to the mail server, by outcome.",
  coach_answers: "Answers of the coach, by how they came about or ended.",
  coach_tokens: "Tokens that the coach's model took, estimated where an answer was cut.",
  payments: "Synchronisations of a person's payments with Stripe, by outcome.",
  jobs: "Jobs by queue and outcome; what failed is tried again.",
  pushes: "Messages to phones by outcome; gone: the app is not there any more.",
  notices: "Messages to people by kind: sent, or dropped as there was nothing to say by then.",
};

/** Counts requests and the app's own counters; returns the hooks for the server in front of the app. */
export function startMetrics({ token, files, slots, build = readBuild() }) {
  const findPattern = patternFinder(build.routes);
  const registry = new prom.Registry();
  const registers = [registry];
  prom.collectDefaultMetrics({ register: registry });
  const make = (Kind, name, help, rest = {}) => new Kind({ name: `startklar_${name}`, help, registers, ...rest });

  make(prom.Gauge, "build_info", "1, with the version of the build that runs.", { labelNames: ["version"] })
    .labels(build.version)
    .set(1);
  const requests = make(prom.Counter, "http_requests_total", "Answered requests.", {
    labelNames: ["route", "method", "status"],
  });
  const duration = make(prom.Histogram, "http_request_duration_seconds", "From a request's head to its answer's end.", {
    labelNames: ["route"],
    buckets: SECONDS,
  });
  const refused = make(prom.Counter, "http_requests_refused_total", "Requests refused as there was no room.");
  slotGauge(make, "requests_in_progress", "Requests worked on, of MAX_IN_PROGRESS.", () => slots.inUse);
  slotGauge(make, "requests_waiting", "Requests that wait for room.", () => slots.waiting);
  slotGauge(
    make,
    "coach_answers_in_progress",
    "Answers of the coach being written.",
    () => shell.countOpenAnswers?.() ?? 0,
  );
  jobGauge(make, "jobs_waiting", "Jobs that are due, and begun by nobody.", "waiting");
  jobGauge(make, "jobs_oldest_seconds", "How long the first of them has been due.", "oldestSeconds");
  jobGauge(make, "jobs_failed", "Jobs tried as often as they may be: npm run jobs.", "failed");
  const counters = Object.fromEntries(
    Object.entries(COUNTED).map(([what, help]) => [
      what,
      make(prom.Counter, `${what}_total`, help, { labelNames: ["kind"] }),
    ]),
  );
  shell.metrics = { count: (what, kind, by) => counters[what].labels(kind).inc(by) };

  const routeOf = (request) => (isForFile(files, request) ? "file" : findPattern(pathOf(request.url)));
  return {
    refused: () => refused.inc(),
    observe(request, response) {
      const since = performance.now();
      const { method, url } = request;
      response.once("close", () => {
        const route = routeOf({ method, url });
        // A client that left before the head got no status.
        const status = response.headersSent ? `${Math.floor(response.statusCode / 100)}xx` : "gone";
        requests.labels(route, METHODS.has(method) ? method : "other", status).inc();
        duration.labels(route).observe((performance.now() - since) / 1000);
      });
    },
    answer: answerMetrics({ token, contentType: registry.contentType, read: () => registry.metrics() }),
  };
}

function slotGauge(make, name, help, read) {
  make(prom.Gauge, name, help, {
    collect() {
      this.set(read());
    },
  });
}

/** Gauge over all processes together; absent while the database does not answer. */
function jobGauge(make, name, help, part) {
  make(prom.Gauge, name, help, {
    async collect() {
      const depth = await shell.readJobDepth?.();
      if (depth) this.set(depth[part]);
      else this.reset();
    },
  });
}

function pathOf(url) {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}
