import { startPostgres } from "./postgres-server";

/** One real PostgreSQL for the whole run; its address is in TEST_POSTGRES_URL. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  return server.remove;
}
