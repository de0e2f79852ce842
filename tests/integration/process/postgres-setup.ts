import { startPostgres } from "./postgres-server";

/** Starts one real PostgreSQL for the whole run, for all projects in it; its address is in TEST_POSTGRES_URL. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_POSTGRES_URL) return undefined;
  const server = await startPostgres();
  // The package ends an idle process with code 0, and vitest sets its code without ending: failures would look passed.
  process.prependOnceListener("beforeExit", () => process.exit());
  process.env.TEST_POSTGRES_URL = server.url;
  return server.remove;
}
