import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { isMigrated } from "~/db/client.server";
import { readPulse } from "~/db/pulse.server";
import { hasDatabaseAnswered } from "~/request/database-deadline";

const RECENTLY_MS = 1_800;

/** 200: database answers, migrations current, however busy; else 503 and why in a word. `?alive`: process answers. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  if (new URL(request.url).searchParams.has("alive")) return answer(200, { status: "ok" });
  const pulse = await readPulse({ answersOthers: () => hasDatabaseAnswered(RECENTLY_MS) });
  const reason = pulse === "away" ? "database" : isMigrated() ? null : "migrations";
  if (reason) return answer(503, { status: "error", reason });
  const isBusy = pulse === "busy" || globalThis.requestSlots?.isFull() === true;
  return answer(200, isBusy ? { status: "ok", busy: true } : { status: "ok" });
}

const answer = (status: number, body: Record<string, string | boolean>): Response =>
  json(body, { status, headers: { "Cache-Control": "no-store" } });
