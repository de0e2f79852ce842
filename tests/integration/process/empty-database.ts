import { randomBytes } from "node:crypto";
import postgres from "postgres";

/** An empty database on the server of this run; test files run side by side. */
export async function createDatabase(): Promise<string> {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? "");
  const session = postgres(url.href, { max: 1 });
  const name = `app_${randomBytes(8).toString("hex")}`;
  await session.unsafe(`create database ${name}`);
  await session.end();
  url.pathname = name;
  return url.href;
}
