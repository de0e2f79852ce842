import { serverShell } from "~/environment/server-shell";
import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { isMigrated } from "~/db/connection/client.server";
import { readPulse } from "~/db/connection/pulse.server";
import { readJobDepth } from "~/jobs/depth.server";
import { hasDatabaseAnswered } from "~/request/database-deadline";

const RECENTLY_MS = 1_800;

/**
 * 200: the database answers and migrations are current, however busy; else 503 with the reason in a word. `?alive`:
 * only that the process answers. `?detail`: adds how many jobs wait, how long the first has waited, and how many have
 * failed for good.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  if (asked.has("alive")) return answer(200, { status: "ok" });
  const pulse = await readPulse({ answersOthers: () => hasDatabaseAnswered(RECENTLY_MS) });
  const reason = pulse === "away" ? "database" : isMigrated() ? null : "migrations";
  if (reason) return answer(503, { status: "error", reason });
  const isBusy = pulse === "busy" || serverShell().slots?.isFull() === true;
  const jobs = asked.has("detail") ? await readJobDepth() : null;
  return answer(200, { status: "ok", ...(isBusy && { busy: true }), ...(jobs && { jobs }) });
}

const answer = (status: number, body: object): Response =>
  json(body, { status, headers: { "Cache-Control": "no-store" } });
