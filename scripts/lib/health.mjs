import { get } from "node:http";

const TIMEOUT_MS = 15_000;

/** Asks the running server how it is: null when well, else what /healthz says, in one sentence. */
export function healthProblem({ host, port }) {
  const reachable = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return new Promise((resolve) => {
    const request = get({ host: reachable, port, path: "/healthz", timeout: TIMEOUT_MS, agent: false }, (response) => {
      response.resume();
      resolve(
        response.statusCode === 200
          ? null
          : `/healthz antwortet mit ${response.statusCode}; die Ausgabe darüber sagt, warum.`,
      );
    });
    request.on("timeout", () => request.destroy(new Error("timeout")));
    request.on("error", () => resolve("/healthz antwortet nicht."));
  });
}
