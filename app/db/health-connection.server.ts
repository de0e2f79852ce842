import { sql } from "drizzle-orm";
import type { Sql } from "postgres";
import { env } from "~/env.server";
import { db } from "./client.server";

let client: Sql | null = null;

/** Pings over its own connection, which the pool's queue cannot delay; PGlite has but one. Rejects with the error. */
export async function askForLife(): Promise<unknown> {
  const { DATABASE_URL: url } = env();
  if (!url) return db().execute(sql`select 1`);
  const { default: postgres } = await import("postgres");
  client ??= postgres(url, {
    max: 1,
    connect_timeout: 2,
    idle_timeout: 60,
    // Reconnect at each ping.
    backoff: () => 0,
    fetch_types: false,
    // Nothing that a pooler would have to know.
    prepare: false,
    connection: { application_name: "health" },
  });
  return client`select 1`;
}

export function dropHealthConnection(): void {
  client?.end({ timeout: 0 }).catch(() => undefined);
  client = null;
}
