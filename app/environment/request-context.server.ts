import { randomUUID } from "node:crypto";
import { clientAt } from "./client";
import { serverShell, type RequestContext } from "./server-shell";

const { contexts } = serverShell();

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
