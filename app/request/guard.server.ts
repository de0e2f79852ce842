import { randomUUID } from "node:crypto";
import { json } from "@remix-run/node";
import { readSession } from "~/auth/session.server";
import { isOutage } from "~/db/outage";
import { failureText } from "~/http/failure-text";
import { refusal } from "~/http/refusal.server";
import { log } from "~/log.server";
import { withinDeadline } from "./database-deadline";
import { holdSlot } from "./request-slots.server";

/** Makes failures of a loader or an action answers: 503 while the database is away, 500 with an id for a bug. */
export async function guarded<Result>(request: Request, work: () => Promise<Result>): Promise<Result> {
  const letGo = holdSlot(request);
  try {
    requireClient(request);
    // The session's query comes first.
    await withinDeadline(readSession(request), {
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

/** A client that has gone needs no further query for its page. A change that has begun is finished all the same. */
function requireClient({ method, signal }: Request): void {
  if (method !== "POST" && signal.aborted) throw new Response(null, { status: 499 });
}

/** Logs a bug; the id stands on the page, too. */
export function logFailure(request: Request, thrown: unknown): string {
  const id = randomUUID();
  log.error("failed", {
    id,
    path: new URL(request.url).pathname,
    stack: failureText(thrown),
  });
  return id;
}

const unavailable = () => refusal(503);
