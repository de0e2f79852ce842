import { expect, test } from "vitest";
import type { Cluster } from "../../process/postgres-cluster";
import { ends, start, waits, web } from "./start";

/** Properties of a database that accepted the connection. */
export function describeLikeness(cluster: () => Cluster): void {
  test.each([
    ["latin", "LATIN1"],
    ["ascii", "SQL_ASCII"],
  ])("%s", async (database, encoding) => {
    expect(await start(cluster().urlOf({ ...web, database }))).toEqual(
      ends(`^Die Datenbank „${database}“ ist in ${encoding} angelegt`),
    );
  });

  test("somebody else's", async () => {
    expect(await start(cluster().urlOf({ ...web, database: "others" }))).toEqual(
      ends(/^Die Rolle „web“ darf in der Datenbank „others“ nicht alles anlegen/),
    );
  });

  test("with tables of another role", async () => {
    const url = cluster().urlOf({ ...web, database: "others" });
    expect(await start(cluster().urlOf({ database: "others" }))).toBe("starts");
    expect(await start(url)).toEqual(ends(/reassign owned/));
    await cluster().sql(
      [
        "grant usage on schema drizzle, pgboss to web",
        "grant select on all tables in schema drizzle to web",
        "grant select, insert, update, delete on all tables in schema public, pgboss to web",
      ],
      "others",
    );
    // The role may own nothing as long as no migration is due.
    expect(await start(url)).toBe("starts");
    await cluster().sql(["revoke delete on profiles from web"], "others");
    expect(await start(url)).toEqual(ends(/reassign owned/));
  });

  test("without a schema public", async () => {
    expect(await start(cluster().urlOf({ ...web, database: "bare" }))).toEqual(ends(/gibt es kein Schema public: /));
  });

  test("with tables that are not ours", async () => {
    expect(await start(cluster().urlOf({ ...web, database: "taken" }))).toEqual(
      ends(/liegt schon etwas, das nicht von dieser App ist: /),
    );
  });

  test("that may only be read", async () => {
    await cluster().sql(["alter role web set default_transaction_read_only = on"]);
    expect(await start(cluster().urlOf(web))).toEqual(waits(/lässt sich nur lesen: /));
    await cluster().sql(["alter role web reset default_transaction_read_only"]);
  });
}
