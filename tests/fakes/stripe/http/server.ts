import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerApi, type Api, type ApiRequest } from "./api";
import { errorAnswer, type Answer } from "./answer";
import { isDoneDespite, isWaiting, send, type createFaults } from "./faults";
import { parseForm } from "./form";
import type { RecordedRequest } from "./recorded";
import type { createRouter } from "./routes";

export interface Served {
  api: Api;
  router: ReturnType<typeof createRouter>;
  faults: ReturnType<typeof createFaults>;
  requests: RecordedRequest[];
  /** Renders the pages for people: the checkout, the portal, an invoice. */
  page: (request: { method: string; path: string; form: URLSearchParams }) => Answer;
}

export function createHttp(served: Served): Server {
  const inFlight = new Set<string>();
  return createServer((incoming, response) => {
    const answered = incoming.url?.startsWith("/v1/")
      ? answerCall(served, { incoming, response, inFlight })
      : showPage(served, incoming, response);
    // A client that hangs up while sending gets no answer.
    answered.catch(() => response.destroy());
  });
}

async function showPage({ page }: Served, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await textOf(incoming);
  const { path, query, method } = addressOf(incoming);
  const form = new URLSearchParams(method === "POST" ? body : query);
  return send(
    response,
    answerOrCrash(() => page({ method, path, form })),
    null,
  );
}

interface Exchange {
  incoming: IncomingMessage;
  response: ServerResponse;
  /** Idempotency keys of requests whose answer is held back. */
  inFlight: Set<string>;
}

async function answerCall({ api, router, faults, requests }: Served, { incoming, response, inFlight }: Exchange) {
  const body = await textOf(incoming);
  const request = requestOf(incoming, { id: api.world.newId("req"), ...addressOf(incoming), body });
  const found = router.find(request.method, request.path);
  const recorded = record(request, found?.route ?? null);
  requests.push(recorded);
  const { idempotencyKey: key } = request.headers;
  if (key && inFlight.has(key)) return send(response, keyInUse(request), null);

  const fault = faults.next(found?.route ?? "");
  const answer = isDoneDespite(fault) ? answerOrCrash(() => answerApi(api, request, found)) : nothing(request);
  recorded.isReplayed = "idempotent-replayed" in answer.headers;
  if (key && isWaiting(fault)) inFlight.add(key);
  await send(response, answer, fault);
  if (key) inFlight.delete(key);
}

function addressOf({ url, method = "GET" }: IncomingMessage): Pick<ApiRequest, "method" | "path" | "query"> {
  const { pathname: path, search: query } = new URL(url ?? "/", "http://stripe.invalid");
  return { method, path, query };
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

/** Placeholder for a request that was not performed; the fault determines the actual response. */
const nothing = ({ id }: ApiRequest): Answer => ({ status: 500, headers: { "request-id": id }, body: "{}" });

const keyInUse = ({ id, headers }: ApiRequest): Answer => {
  const message = `There is currently another in-progress request using this idempotency key: ${headers.idempotencyKey}.`;
  const error = { type: "idempotency_error", code: "idempotency_key_in_use", message } as const;
  return errorAnswer(409, error, { "request-id": id });
};

/** Reports a bug of the fake instead of leaving the request open. */
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
