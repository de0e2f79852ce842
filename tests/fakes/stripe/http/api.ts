import { createHash } from "node:crypto";
import Stripe from "stripe";
import type { World } from "../world/world";
import { jsonAnswer, errorAnswer, type Answer } from "./answer";
import { ApiError, invalid } from "./api-error";
import { expanded, type Shelf } from "./expand";
import { parseForm, type Form } from "./form";
import type { createIdempotency } from "./idempotency";
import type { FoundRoute } from "./routes";
import { settleDue } from "../billing/subscription/due";

export interface ApiRequest {
  id: string;
  method: string;
  path: string;
  query: string;
  body: string;
  headers: { authorization: string; version: string | null; idempotencyKey: string | null };
}

export interface Api {
  world: World;
  shelf: Shelf;
  key: string;
  idempotency: ReturnType<typeof createIdempotency>;
}

/** Handles one request, from its headers to the answer, in Stripe's order. */
export function answerApi(api: Api, request: ApiRequest, found: FoundRoute | null): Answer {
  const version = request.headers.version ?? Stripe.API_VERSION;
  const { idempotencyKey: key } = request.headers;
  const headers = { "request-id": request.id, "stripe-version": version, ...(key && { "idempotency-key": key }) };
  try {
    authorize(request, api.key);
    // The objects here are those of one API version.
    if (version !== Stripe.API_VERSION) throw invalid(`Invalid Stripe API version: ${version}`);
    if (!found) throw unknownAddress(request);
    const answer = key && request.method === "POST" ? once(api, { ...request, key }, found) : run(api, request, found);
    return { ...answer, headers: { ...answer.headers, ...headers } };
  } catch (error) {
    if (error instanceof ApiError) return errorAnswer(error.status, error.body, headers);
    throw error;
  }
}

function authorize({ headers: { authorization } }: ApiRequest, key: string): void {
  const given = authorization.replace(/^Bearer /, "");
  if (given === key) return;
  const message = given
    ? `Invalid API Key provided: ${given.slice(0, 8)}****${given.slice(-4)}`
    : "You did not provide an API key. You need to provide your API key in the Authorization header.";
  throw new ApiError(401, { type: "invalid_request_error", message });
}

const unknownAddress = ({ method, path }: ApiRequest) =>
  new ApiError(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}). Either Stripe has no such address, or this fake does not know it.`,
  });

function once(api: Api, request: ApiRequest & { key: string }, found: FoundRoute): Answer {
  const { key, path, id: requestId } = request;
  const body = createHash("sha256").update(request.body).digest("hex");
  const keyed = { key, path: `${request.method} ${path}`, body, requestId };
  const before = api.idempotency.recall(keyed);
  if (before) {
    const replayed = { "idempotent-replayed": "true", "original-request": before.requestId };
    return { ...before.answer, headers: { ...before.answer.headers, ...replayed } };
  }
  const answer = run(api, request, found);
  api.idempotency.keep(keyed, answer);
  return answer;
}

function run({ world, shelf }: Api, request: ApiRequest, { handler, id }: FoundRoute): Answer {
  settleDue(world);
  world.setCause(request.id, request.headers.idempotencyKey);
  try {
    const { expand, ...form } = parseForm(request.method === "POST" ? request.body : request.query);
    const paths = pathsOf(expand);
    return jsonAnswer(200, expanded(handler({ world, id, form }), paths, shelf));
  } catch (error) {
    if (error instanceof ApiError) return errorAnswer(error.status, error.body);
    throw error;
  } finally {
    world.setCause(null, null);
  }
}

function pathsOf(expand: Form[string] | undefined): string[] {
  if (expand === undefined) return [];
  if (Array.isArray(expand) && expand.every((path) => typeof path === "string")) return expand;
  throw invalid("Invalid array", { param: "expand" });
}
