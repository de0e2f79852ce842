import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { clientAt } from "./client";

/** What the server knows of the current HTTP request; none of it can be sent by a client. */
export interface RequestContext {
  /** Names it in the log, in X-Request-Id and on the page of a failure. */
  id: string;
  /** Of the client, past the proxies that are ours; null when nobody knows. */
  address: string | null;
  /** Its place among the requests that are worked on at once; null for those that need none. */
  slot: string | null;
  /** Seconds until what it was refused for goes on. */
  pause?: number;
}

declare global {
  /** Created by the server's preload (server/requests/request-context.mjs) or, without it, by the app. */
  var requestContexts: AsyncLocalStorage<RequestContext> | undefined;
}

const contexts = (globalThis.requestContexts ??= new AsyncLocalStorage());

const freshContext = (): RequestContext => ({ id: randomUUID(), address: null, slot: null });

/** The context of this HTTP request; one of its own for each call where no server has set any. */
export const requestContext = (): RequestContext => contexts.getStore() ?? freshContext();

/** Undefined outside of a request, as for what is done by the clock. */
export const currentRequestId = (): string | undefined => contexts.getStore()?.id;

export const currentClient = (): string => clientAt(requestContext().address);

export const withinRequest = <Result>(work: () => Result): Result =>
  contexts.getStore() ? work() : contexts.run(freshContext(), work);

/** A job goes on under the id of the request that wanted it, in the log; what the clock wants has one of its own. */
export const withinJob = <Result>(id: string | undefined, work: () => Result): Result =>
  contexts.run({ ...freshContext(), ...(id !== undefined && { id }) }, work);

const forgetters = new Set<(context: RequestContext) => void>();

/** Memoizes per HTTP request: each loader gets a Request of its own, so a WeakMap by Request would not be shared. */
export function oncePerRequest<Value>(read: (request: Request) => Value): (request: Request) => Value {
  const known = new WeakMap<RequestContext, { value: Value }>();
  forgetters.add((context) => known.delete(context));
  return (request) => {
    const context = contexts.getStore();
    if (!context) return read(request);
    const earlier = known.get(context);
    if (earlier) return earlier.value;
    const value = read(request);
    known.set(context, { value });
    return value;
  };
}

/** Invalidates the memo after an action: loaders of a page that answers a form run in the same HTTP request. */
export function forgetWhatWasRead(): void {
  const context = contexts.getStore();
  if (context) for (const forget of forgetters) forget(context);
}
