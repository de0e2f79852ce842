import { json } from "@remix-run/node";
import { readSession } from "~/auth/session.server";
import { isOutage } from "~/db/connection/outage";
import { failureText } from "~/environment/failure-text";
import { refusal } from "~/http/refusal.server";
import { requestContext, withinRequest } from "~/environment/request-context.server";
import { log } from "~/environment/log.server";
import { withinDatabaseDeadline } from "./database-deadline";
import { holdSlot } from "~/environment/request-slots.server";

/** Turns what a loader or action throws into a response: 503 while the database is down, 500 with an id for a bug. */
export const guarded = <Result>(request: Request, work: () => Promise<Result>): Promise<Result> =>
  withinRequest(() => guard(request, work));

async function guard<Result>(request: Request, work: () => Promise<Result>): Promise<Result> {
  const letGo = holdSlot();
  try {
    requireClient(request);
    // The session is the first query of every request, so its deadline tells whether the database is up.
    await withinDatabaseDeadline(readSession(request), {
      isFromDatabase: ({ tokenHash }) => tokenHash !== null,
      onAway: unavailable,
    });
    requireClient(request);
    return await work();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    if (isOutage(thrown)) throw unavailable();
    throw json({ id: logFailure(request, thrown) }, { status: 500 });
  } finally {
    letGo();
  }
}

/** Stops before the next query when the client has disconnected; a POST that has begun is finished all the same. */
function requireClient({ method, signal }: Request): void {
  if (method !== "POST" && signal.aborted) throw new Response(null, { status: 499 });
}

export function logFailure(request: Request, thrown: unknown): string {
  log.error("failed", {
    path: new URL(request.url).pathname,
    stack: failureText(thrown),
  });
  return requestContext().id;
}

const unavailable = () => refusal(503);
