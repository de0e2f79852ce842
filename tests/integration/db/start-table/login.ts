import { expect, test } from "vitest";
import type { Cluster } from "../../process/postgres-cluster";
import { ends, start, waits, web } from "./start";

/** Credentials and databases. */
export function describeLogin(cluster: () => Cluster): void {
  test.each([{ password: "falsch" }, { role: "niemand" }])("%o", async (wrong) => {
    const role = wrong.role ?? "web";
    expect(await start(cluster().urlOf({ ...web, ...wrong }))).toEqual(
      ends(`^Die Datenbank unter localhost:${cluster().port} nimmt das Passwort von „${role}“ nicht an`),
    );
  });

  test.each(["niemand", "idle"])("a role that may not log in: %s", async (role) => {
    expect(await start(cluster().urlOf({ role, database: "trusted" }))).toEqual(
      ends(`gibt es die Rolle „${role}“ nicht, oder sie darf sich nicht anmelden`),
    );
  });

  test("a machine that pg_hba.conf does not let in, and a connection without TLS", async () => {
    expect(await start(cluster().urlOf({ ...web, database: "closed" }))).toEqual(
      ends(/lässt „web“ von diesem Rechner nicht in „closed“ \(28000\): .*sslmode=require/),
    );
    expect(await start(cluster().urlOf({ ...web, database: "encrypted" }))).toEqual(ends(/sslmode=require/));
  });

  test("no such database, one that is not for us, one that is closed", async () => {
    expect(await start(cluster().urlOf({ ...web, database: "nichts" }))).toEqual(
      ends(/keine Datenbank „nichts“: .*createdb/),
    );
    expect(await start(cluster().urlOf({ ...web, database: "private" }))).toEqual(ends(/grant connect/));
    expect(await start(cluster().urlOf({ ...web, database: "shut" }))).toEqual(ends(/allow_connections/));
  });

  test("a database with any letters in its name", async () => {
    const database = encodeURIComponent("Üben mit # und %");
    expect(await start(cluster().urlOf({ ...web, database }))).toBe("starts");
  });

  test("a password of all the signs that an address knows", async () => {
    const coded = { role: "coded", password: encodeURIComponent("p#%/?@:1"), database: "coded" };
    expect(await start(cluster().urlOf(coded))).toBe("starts");
    expect(await start(cluster().urlOf({ ...coded, password: "p%23%25%2F%3F@:1" }))).toBe("starts");
  });

  test("what other programs' addresses carry is left out, what nobody knows is named", async () => {
    const query = "?schema=public&connection_limit=5&pgbouncer=true&channel_binding=prefer&statement_timeout=1";
    expect(await start(cluster().urlOf({ ...web, query }))).toBe("starts");
    expect(await start(cluster().urlOf({ ...web, query: "?farbe=rot" }))).toEqual(ends(/\(farbe\): Nimm es heraus/));
  });

  test("no connection is left for the role", async () => {
    await cluster().sql(["alter role web connection limit 0"]);
    expect(await start(cluster().urlOf(web))).toEqual(waits(/hat keine Verbindung mehr frei: /));
    await cluster().sql(["alter role web connection limit -1"]);
  });
}
