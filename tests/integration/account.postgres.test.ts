import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { describeAccount } from "./account";

// A database of its own: other files count what is in theirs.
const url = new URL(process.env.TEST_POSTGRES_URL ?? "");
const server = postgres(url.href, { max: 1 });
url.pathname = `account_${randomBytes(6).toString("hex")}`;
await server.unsafe(`create database ${url.pathname.slice(1)}`);
await server.end();
process.env.TEST_POSTGRES_URL = url.href;

describeAccount("postgres");
