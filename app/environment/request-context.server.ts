import { randomUUID } from "node:crypto";
import { clientAt } from "./client";
import { serverShell, type RequestContext } from "./server-shell";

const { contexts } = serverShell();

const freshContext = (): RequestContext => ({ id: randomUUID(), address: null, slot: null });

/** The context of this HTTP request; outside of the server, a fresh one for each call. */
export const requestContext = (): RequestContext => contexts.getStore() ?? freshContext();

/** Undefined outside of a request, as in scheduled jobs. */
export const currentRequestId = (): string | undefined => contexts.getStore()?.id;

export const currentClient = (): string => clientAt(requestContext().address);

export const withinRequest = <Result>(work: () => Result): Result =>
  contexts.getStore() ? work() : contexts.run(freshContext(), work);

/** Runs a job under the id of the request that enqueued it, for the log; a scheduled job gets an id of its own. */
export const withinJob = <Result>(id: string | undefined, work: () => Result): Result =>
  contexts.run({ ...freshContext(), ...(id !== undefined && { id }) }, work);

const forgetters = new Set<(context: RequestContext) => void>();

/** Memoizes per HTTP request: each loader gets its own Request object, so a WeakMap by Request would not be shared. */
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

/** Invalidates the memo after an action: the page's loaders run in the same HTTP request as the form's action. */
export function forgetRequestMemo(): void {
  const context = contexts.getStore();
  if (context) for (const forget of forgetters) forget(context);
}
