import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { answerApi, type Api, type ApiRequest } from "./api";
import { errorAnswer, type Answer } from "./answer";
import { isDoneDespite, send, type createFaults } from "./faults";
import { parseForm } from "./form";
import type { RecordedRequest } from "./recorded";
import type { createRouter } from "./routes";

export interface Served {
  api: Api;
  router: ReturnType<typeof createRouter>;
  faults: ReturnType<typeof createFaults>;
  requests: RecordedRequest[];
  /** What people look at: the checkout, the portal, an invoice. */
  page: (request: { method: string; path: string; form: URLSearchParams }) => Answer;
}

const NOTHING: Answer = { status: 500, headers: {}, body: "{}" };

export function createHttp({ api, router, faults, requests, page }: Served): Server {
  return createServer((incoming, response) => {
    void (async () => {
      const body = await textOf(incoming);
      const { pathname: path, search } = new URL(incoming.url ?? "/", "http://stripe.invalid");
      const method = incoming.method ?? "GET";
      if (!path.startsWith("/v1/")) {
        return send(
          response,
          page({ method, path, form: new URLSearchParams(method === "POST" ? body : search) }),
          null,
        );
      }
      const request = requestOf(incoming, { id: api.world.newId("req"), method, path, query: search, body });
      const found = router.find(method, path);
      const fault = faults.next(found?.route ?? "");
      const recorded = record(request, found?.route ?? null);
      requests.push(recorded);
      const answer = isDoneDespite(fault) ? answerOrCrash(() => answerApi(api, request, found)) : failing(request);
      recorded.isReplayed = "idempotent-replayed" in answer.headers;
      return send(response, answer, fault);
    })();
  });
}

function requestOf({ headers }: IncomingMessage, told: Omit<ApiRequest, "headers">): ApiRequest {
  const one = (name: string): string | null => {
    const value = headers[name];
    return typeof value === "string" ? value : null;
  };
  const authorization = one("authorization") ?? "";
  return {
    ...told,
    headers: { authorization, version: one("stripe-version"), idempotencyKey: one("idempotency-key") },
  };
}

const record = ({ id, method, path, query, body, headers }: ApiRequest, route: string | null): RecordedRequest => ({
  id,
  method,
  path,
  route,
  form: parseForm(method === "POST" ? body : query),
  idempotencyKey: headers.idempotencyKey,
  version: headers.version,
  isReplayed: false,
});

const failing = ({ id }: ApiRequest): Answer => ({ ...NOTHING, headers: { "request-id": id } });

/** A bug of the fake says so instead of leaving the request open. */
function answerOrCrash(act: () => Answer): Answer {
  try {
    return act();
  } catch (error) {
    const message = error instanceof Error ? `The fake broke: ${error.stack}` : String(error);
    return errorAnswer(500, { type: "api_error", message }, { "stripe-should-retry": "false" });
  }
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address: AddressInfo | string | null = server.address();
      resolve(address && typeof address === "object" ? address.port : 0);
    });
  });
}
