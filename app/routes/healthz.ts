import { json } from "@remix-run/node";
import { sql } from "drizzle-orm";
import { db, isMigrated } from "~/db/client.server";

const DEADLINE_MS = 1_500;

/** 200 when the database answers and migrations are current, else 503 with the reason in one word. */
export async function loader(): Promise<Response> {
  const deadline = new Promise<false>((resolve) => setTimeout(resolve, DEADLINE_MS, false).unref());
  const answered = await Promise.race([
    db.execute(sql`select 1`).then(
      () => true,
      () => false,
    ),
    deadline,
  ]);
  const reason = answered ? (isMigrated() ? null : "migrations") : "database";
  const body = reason ? { status: "error", reason } : { status: "ok" };
  return json(body, { status: reason ? 503 : 200, headers: { "Cache-Control": "no-store" } });
}
