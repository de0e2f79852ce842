import { sql } from "drizzle-orm";
import type { Sql } from "postgres";
import { env, madeOfEnv } from "~/environment/env.server";
import { db } from "./client.server";
import { connectionTo } from "./start/options.server";

const own = madeOfEnv((): { client: Sql | null } => ({ client: null }));

/**
 * Pings over a separate connection, which the pool's queue cannot delay; PGlite has only one. Rejects with the error.
 */
export async function pingDatabase(): Promise<unknown> {
  const { DATABASE_URL: url } = env();
  if (!url) return db().execute(sql`select 1`);
  const { default: postgres } = await import("postgres");
  const connection = own();
  // Treated as pooled, so that it sends no setting that a pooler would have to know.
  const { address, options } = connectionTo(url, { isPooled: true, name: "health" });
  connection.client ??= postgres(address.url, {
    ...options,
    max: 1,
    connect_timeout: 2,
    idle_timeout: 60,
    // Reconnects at each ping without delay.
    backoff: () => 0,
  });
  return connection.client`select 1`;
}

export function dropHealthConnection(): void {
  const connection = own();
  connection.client?.end({ timeout: 0 }).catch(() => undefined);
  connection.client = null;
}
