import { createServer as createHttpServer } from "node:http";
import { createServer, type AddressInfo, type Server } from "node:net";
import { readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { REFUSALS } from "~/db/connect/refusals";
import { openDatabase } from "~/db/open.server";
import { NotYet, OperatorError } from "~/operator-error";
import { freePort } from "../../runner/free-port.mjs";
import { hasPgbouncer, LIMITS, startPgbouncer } from "../process/pgbouncer";
import { isDebians, makeCertificate, startCluster, type Cluster } from "../process/postgres-cluster";

test.runIf(process.env.CI)("Debian's PostgreSQL is there (apt-get install postgresql-15)", () => {
  expect(isDebians).toBe(true);
});

let cluster: Cluster;
let certificate: string;
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
    "create database web owner web",
    "create database trusted",
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
  if (certificate) await rm(dirname(certificate), { recursive: true });
});

const web = { role: "web", password: "web", database: "web" };
const met = new Set<string>();

type Outcome = { ends: string } | { waits: string } | "starts";

/** What a start on this database comes to. */
async function start(databaseUrl: string, isPooled = false): Promise<Outcome> {
  const spies = REFUSALS.map((refusal) => ({ refusal, spy: vi.spyOn(refusal, "sentence") }));
  try {
    const { migrate, close } = await openDatabase({ databaseUrl, isPooled, dataDir: "unused" });
    await migrate("drizzle").finally(close);
    return "starts";
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return error instanceof NotYet ? { waits: error.message } : { ends: error.message };
  } finally {
    for (const { refusal, spy } of spies) {
      if (spy.mock.calls.length > 0) met.add(refusal.case);
      spy.mockRestore();
    }
  }
}

const ends = (words: string | RegExp) => ({ ends: expect.stringMatching(words) });
const waits = (words: string | RegExp) => ({ waits: expect.stringMatching(words) });

/** Listens until the test has finished. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  onTestFinished(() => void server.close());
  const address: AddressInfo | string | null = server.address();
  return `postgres://web:web@localhost:${typeof address === "object" ? address?.port : 0}/web`;
}

describe("who answers", () => {
  test("a host that nobody knows", async () => {
    expect(await start("postgres://web@nirgends.invalid/web")).toEqual(waits(/^Den Rechner nirgends\.invalid:5432 /));
  });

  test("nobody", async () => {
    const port = await freePort();
    expect(await start(`postgres://web@localhost:${port}/web`)).toEqual(
      waits(`^Unter localhost:${port} antwortet keine Datenbank \\(ECONNREFUSED\\)`),
    );
    expect(await start("postgres://web@%2Fnirgends/web")).toEqual(waits(/^Unter \/nirgends antwortet keine Datenbank/));
  });

  test.each(["", "?sslmode=require"])("a web server %s", async (query) => {
    const url = await listen(createHttpServer((_, response) => response.end("Guten Tag")));
    expect(await start(url + query)).toEqual(ends(/antwortet etwas anderes als PostgreSQL: /));
  });

  test("a program that greets first, like SSH", async () => {
    const url = await listen(
      createServer((socket) => socket.on("error", () => undefined).end("SSH-2.0-OpenSSH_9.2\r\n")),
    );
    expect(await start(url)).toEqual(ends(/antwortet etwas anderes als PostgreSQL: /));
  });

  test.each(["", "?sslmode=require"])("somebody who hangs up, as a proxy before nothing does %s", async (query) => {
    const url = await listen(createServer((socket) => socket.on("error", () => undefined).end()));
    expect(await start(url + query)).toEqual(waits(/wird jede Verbindung sofort beendet: /));
  });

  test("somebody who is silent", async () => {
    const url = await listen(createServer((socket) => socket.on("error", () => undefined)));
    expect(await start(url)).toEqual(waits(/nimmt jemand Verbindungen an und antwortet nicht: /));
  });

  test("the second of two hosts", async () => {
    const url = cluster.urlOf({ ...web, host: `localhost:${await freePort()},localhost` });
    expect(await start(url)).toBe("starts");
  });

  test("its Unix socket", async () => {
    const url = cluster.urlOf({ ...web, host: encodeURIComponent(cluster.folder) });
    expect(await start(url)).toBe("starts");
  });
});

describe("who may come in", () => {
  test.each([{ password: "falsch" }, { role: "niemand" }])("%o", async (wrong) => {
    const role = wrong.role ?? "web";
    expect(await start(cluster.urlOf({ ...web, ...wrong }))).toEqual(
      ends(`^Die Datenbank unter localhost:${cluster.port} nimmt das Passwort von „${role}“ nicht an`),
    );
  });

  test.each(["niemand", "idle"])("a role that may not log in: %s", async (role) => {
    expect(await start(cluster.urlOf({ role, database: "trusted" }))).toEqual(
      ends(`gibt es die Rolle „${role}“ nicht, oder sie darf sich nicht anmelden`),
    );
  });

  test("a machine that pg_hba.conf does not let in, and a connection without TLS", async () => {
    expect(await start(cluster.urlOf({ ...web, database: "closed" }))).toEqual(
      ends(/lässt „web“ von diesem Rechner nicht in „closed“ \(28000\): .*sslmode=require/),
    );
    expect(await start(cluster.urlOf({ ...web, database: "encrypted" }))).toEqual(ends(/sslmode=require/));
  });

  test("no such database, one that is not for us, one that is closed", async () => {
    expect(await start(cluster.urlOf({ ...web, database: "nichts" }))).toEqual(
      ends(/keine Datenbank „nichts“: .*createdb/),
    );
    expect(await start(cluster.urlOf({ ...web, database: "private" }))).toEqual(ends(/grant connect/));
    expect(await start(cluster.urlOf({ ...web, database: "shut" }))).toEqual(ends(/allow_connections/));
  });

  test("a database with any letters in its name", async () => {
    const database = encodeURIComponent("Üben mit # und %");
    expect(await start(cluster.urlOf({ ...web, database }))).toBe("starts");
  });

  test("what other programs' addresses carry is left out, what nobody knows is named", async () => {
    const query = "?schema=public&connection_limit=5&pgbouncer=true&channel_binding=prefer&statement_timeout=1";
    expect(await start(cluster.urlOf({ ...web, query }))).toBe("starts");
    expect(await start(cluster.urlOf({ ...web, query: "?farbe=rot" }))).toEqual(ends(/\(farbe\): Nimm es heraus/));
  });

  test("no connection is left for the role", async () => {
    await cluster.sql(["alter role web connection limit 0"]);
    expect(await start(cluster.urlOf(web))).toEqual(waits(/hat keine Verbindung mehr frei: /));
    await cluster.sql(["alter role web connection limit -1"]);
  });
});

describe("what the database is like", () => {
  test.each([
    ["latin", "LATIN1"],
    ["ascii", "SQL_ASCII"],
  ])("%s", async (database, encoding) => {
    expect(await start(cluster.urlOf({ ...web, database }))).toEqual(
      ends(`^Die Datenbank „${database}“ ist in ${encoding} angelegt`),
    );
  });

  test("somebody else's", async () => {
    expect(await start(cluster.urlOf({ ...web, database: "others" }))).toEqual(
      ends(/^Die Rolle „web“ darf in der Datenbank „others“ nicht alles anlegen/),
    );
  });

  test("with tables of another role", async () => {
    const url = cluster.urlOf({ ...web, database: "others" });
    expect(await start(cluster.urlOf({ database: "others" }))).toBe("starts");
    expect(await start(url)).toEqual(ends(/reassign owned/));
    await cluster.sql(
      [
        "grant usage on schema drizzle, pgboss to web",
        "grant select on all tables in schema drizzle to web",
        "grant select, insert, update, delete on all tables in schema public, pgboss to web",
      ],
      "others",
    );
    // It need own nothing as long as nothing is to be changed.
    expect(await start(url)).toBe("starts");
    await cluster.sql(["revoke delete on profiles from web"], "others");
    expect(await start(url)).toEqual(ends(/reassign owned/));
  });

  test("without a schema public", async () => {
    expect(await start(cluster.urlOf({ ...web, database: "bare" }))).toEqual(ends(/gibt es kein Schema public: /));
  });

  test("with tables that are not ours", async () => {
    expect(await start(cluster.urlOf({ ...web, database: "taken" }))).toEqual(
      ends(/liegt schon etwas, das nicht von dieser App ist: /),
    );
  });

  test("that may only be read", async () => {
    await cluster.sql(["alter role web set default_transaction_read_only = on"]);
    expect(await start(cluster.urlOf(web))).toEqual(waits(/lässt sich nur lesen: /));
    await cluster.sql(["alter role web reset default_transaction_read_only"]);
  });
});

describe.runIf(hasPgbouncer)("a pooler", () => {
  const settings = () => Object.entries(LIMITS).map(([name, value]) => `alter role web set ${name} = '${value}'`);

  test("that was not named; that has other settings; with both", async () => {
    const pooler = await startPgbouncer(cluster.urlOf(web), []);
    onTestFinished(() => pooler.remove());
    const url = pooler.through(cluster.urlOf(web));
    expect(await start(url)).toEqual(ends(/^Vor der Datenbank steht ein Pooler: /));
    expect(await start(url, true)).toEqual(ends(/keine Grenze statement_timeout: /));
    await cluster.sql([...settings(), "alter role web set IntervalStyle = 'iso_8601'"]);
    await pooler.kill();
    await pooler.start();
    expect(await start(url, true)).toEqual(ends(/alter role current_user set IntervalStyle = 'postgres'/));
    await cluster.sql(["alter role web reset all", ...settings(), "alter role web set DateStyle = 'German'"]);
    await pooler.kill();
    await pooler.start();
    // It hands on what a connection asks for.
    expect(await start(url, true)).toBe("starts");
    await cluster.sql(["alter role web reset all"]);
  });

  test("without this database, for another role, without TLS, with nothing behind it", async () => {
    const pooler = await startPgbouncer(cluster.urlOf(web), ["query_wait_timeout = 1"], {
      databases: ["web"],
      users: { web: "web" },
    });
    onTestFinished(() => pooler.remove());
    const through = (url: string) => start(pooler.through(url), true);
    expect(await through(cluster.urlOf({ ...web, database: "nichts" }))).toEqual(ends(/keine Datenbank „nichts“/));
    expect(await through(cluster.urlOf({ ...web, password: "falsch" }))).toEqual(ends(/nimmt das Passwort/));
    expect(await through(cluster.urlOf({ ...web, query: "?sslmode=require" }))).toEqual(ends(/kann kein TLS/));
    await cluster.stop();
    expect(await through(cluster.urlOf(web))).toEqual(
      waits(/^Der Pooler unter .* gibt keine Verbindung zur Datenbank/),
    );
    await cluster.start();
  });

  test("that wants TLS", async () => {
    const pooler = await startPgbouncer(cluster.urlOf(web), [], { tls: makeCertificate });
    onTestFinished(() => pooler.remove());
    expect(await start(pooler.through(cluster.urlOf(web)), true)).toEqual(ends(/^Der Pooler unter .* verlangt TLS: /));
  });
});

describe("a database that comes and goes", () => {
  test("goes: the last are still served, nobody else is", async () => {
    const last = postgres(cluster.url, { max: 1 });
    await last`select 1`;
    await cluster.stopWhenAlone();
    await expect.poll(() => start(cluster.urlOf(web))).toEqual(waits(/fährt gerade hoch oder herunter\.$/));
    await last.end();
    await expect.poll(() => start(cluster.urlOf(web))).toEqual(waits(/antwortet keine Datenbank/));
    await cluster.start();
  });

  test("ends a session that waits for another process", async () => {
    const other = postgres(cluster.urlOf(web), { max: 1 });
    onTestFinished(() => other.end());
    await other`select pg_advisory_lock(7203114)`;
    const started = start(cluster.urlOf(web));
    const end = async () =>
      (await other`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'migrate'`).length;
    await expect.poll(end, { timeout: 10_000 }).toBe(1);
    expect(await started).toEqual(waits(/hat die Verbindung beendet /));
  });

  test("is a copy, and then is not", async () => {
    await cluster.becomeCopy();
    expect(await start(cluster.urlOf(web))).toEqual(
      waits(/lässt sich nur lesen: Nimm in DATABASE_URL den Rechner, der/),
    );
    await cluster.becomeItself();
    await expect.poll(() => start(cluster.urlOf(web)), { timeout: 10_000 }).toBe("starts");
  });
});

describe("TLS", () => {
  const asking = (query: string, host = "localhost") => start(cluster.urlOf({ ...web, host, query }));

  test("that the server has not", async () => {
    for (const mode of ["require", "verify-full"])
      expect(await asking(`?sslmode=${mode}`)).toEqual(ends(/kann kein TLS/));
    expect(await asking("?sslmode=prefer")).toBe("starts");
  });

  test("by a certificate that nobody has signed, is for another name, or is trusted", async () => {
    certificate = await cluster.speakTls();
    await expect.poll(() => asking("?sslmode=require")).toBe("starts");
    expect(await start(cluster.urlOf({ ...web, database: "encrypted", query: "?sslmode=require" }))).toBe("starts");
    expect(await asking("?sslmode=verify-full")).toEqual(
      ends(/^Dem Zertifikat .* ist nicht zu trauen \(DEPTH_ZERO_SELF_SIGNED_CERT\): /),
    );
    const root = `&sslrootcert=${encodeURIComponent(certificate)}`;
    expect(await asking(`?sslmode=verify-full${root}`)).toBe("starts");
    expect(await asking(`?sslmode=verify-full${root}`, "127.0.0.1")).toEqual(ends(/ERR_TLS_CERT_ALTNAME_INVALID/));
    expect(await asking(`?sslmode=verify-ca${root}`, "127.0.0.1")).toBe("starts");
    expect(await asking("?sslrootcert=/nirgends")).toEqual(ends(/^Das Zertifikat \/nirgends aus DATABASE_URL/));
  });

  test("of versions that nobody should speak any more", async () => {
    await cluster.set(["ssl_min_protocol_version = 'TLSv1'", "ssl_max_protocol_version = 'TLSv1.1'"]);
    await expect.poll(() => asking("?sslmode=require")).toEqual(ends(/kommt kein TLS zustande \(ERR_SSL_/));
  });
});

/** What cannot be had without another machine, or by root. */
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
