import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REFUSALS } from "~/db/connection/start/refusals";
import { hasPgbouncer } from "../process/pgbouncer";
import { isDebians, startCluster, type Cluster } from "../process/postgres-cluster";
import { describeComingAndGoing } from "./start-table/coming-and-going";
import { describeLikeness } from "./start-table/likeness";
import { describeLogin } from "./start-table/login";
import { describePooler } from "./start-table/pooler";
import { met } from "./start-table/start";
import { describeTls } from "./start-table/tls";
import { describeWay } from "./start-table/way";

test.runIf(process.env.CI)("Debian's PostgreSQL is there (apt-get install postgresql-15)", () => {
  expect(isDebians).toBe(true);
});

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster([
    "host trusted all all trust",
    "host closed all all reject",
    "hostssl encrypted all all scram-sha-256",
    "host encrypted all all reject",
  ]);
  await cluster.sql([
    "create role web login password 'web'",
    "create role idle nologin",
    `create role coded login password 'p#%/?@:1'`,
    "create database web owner web",
    "create database trusted",
    "create database coded owner coded",
    "create database encrypted owner web",
    "create database latin template template0 encoding LATIN1 lc_collate 'C' lc_ctype 'C' owner web",
    "create database ascii template template0 encoding SQL_ASCII lc_collate 'C' lc_ctype 'C' owner web",
    "create database others",
    "create database private",
    "revoke connect on database private from public",
    "create database shut allow_connections false",
    "create database bare owner web",
    "create database taken owner web",
    `create database "Üben mit # und %" owner web`,
  ]);
  await cluster.sql(["drop schema public"], "bare");
  await cluster.sql(["create table profiles (id int)"], "taken");
});
afterAll(async () => {
  await cluster.remove();
});

const now = () => cluster;
describe("who answers", () => describeWay(now));
describe("who may come in", () => describeLogin(now));
describe("what the database is like", () => describeLikeness(now));
describe.runIf(hasPgbouncer)("a pooler", () => describePooler(now));
describe("a database that comes and goes", () => describeComingAndGoing(now));
describe("TLS", () => describeTls(now));

/** Cases that need another machine, or root, to reproduce. */
const NOT_MET: Record<string, Record<string, string>> = {
  "the socket of this machine may not be opened": { code: "EACCES", syscall: "connect" },
  "its disk is full": { code: "53100", severity: "ERROR" },
  "it is short of memory or of something else": { code: "53200", severity: "ERROR" },
  "it cannot read or write its own files": { code: "58030", severity: "ERROR" },
  "another process migrates, or holds a table": { code: "40P01", severity: "ERROR" },
  "it, or its pooler, refuses for another reason": { code: "XX000", severity_local: "FATAL" },
};

test("docs/operating.md has every case, and says whether a start waits", async () => {
  const rows = (await readFile("docs/operating.md", "utf8")).split("\n").filter((line) => line.startsWith("| "));
  const cells = rows.map((row) => row.split("|").map((cell) => cell.trim()));
  for (const refusal of REFUSALS) {
    const row = cells.find(([, name]) => name === refusal.case);
    expect(row?.[2], refusal.case).toBe(refusal.waits ? "waits" : "ends");
  }
});

test("every case of the table was met, or is told by its code", () => {
  const rest = REFUSALS.filter((refusal) => !met.has(refusal.case));
  expect(rest.map((refusal) => refusal.case)).toEqual(Object.keys(NOT_MET));
  for (const refusal of rest) {
    const { code = "", severity, severity_local: local } = NOT_MET[refusal.case] ?? {};
    const isFatal = (severity ?? local) === "FATAL";
    const failure = { code, routine: "", isFatal, message: "", wantsTls: false, listener: null };
    expect(REFUSALS.find(({ fits }) => fits(failure))?.case).toBe(refusal.case);
  }
});
