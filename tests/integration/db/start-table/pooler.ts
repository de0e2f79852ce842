import { expect, onTestFinished, test } from "vitest";
import { LIMITS, startPgbouncer } from "../../process/pgbouncer";
import { makeCertificate, type Cluster } from "../../process/postgres-cluster";
import { ends, start, waits, web } from "./start";

/** PgBouncer, with correct and wrong settings. */
export function describePooler(cluster: () => Cluster): void {
  const settings = () => Object.entries(LIMITS).map(([name, value]) => `alter role web set ${name} = '${value}'`);

  test("that was not named; that has other settings; with both", async () => {
    const pooler = await startPgbouncer(cluster().urlOf(web), []);
    onTestFinished(() => pooler.remove());
    const url = pooler.through(cluster().urlOf(web));
    expect(await start(url)).toEqual(ends(/^Vor der Datenbank steht ein Pooler: /));
    expect(await start(url, true)).toEqual(ends(/keine Grenze statement_timeout: /));
    await cluster().sql([...settings(), "alter role web set IntervalStyle = 'iso_8601'"]);
    await pooler.kill();
    await pooler.start();
    expect(await start(url, true)).toEqual(ends(/alter role current_user set IntervalStyle = 'postgres'/));
    await cluster().sql(["alter role web reset all", ...settings(), "alter role web set DateStyle = 'German'"]);
    await pooler.kill();
    await pooler.start();
    // The pooler passes on a connection's parameters.
    expect(await start(url, true)).toBe("starts");
    await cluster().sql(["alter role web reset all"]);
  });

  test("without this database, for another role, without TLS, with nothing behind it", async () => {
    const pooler = await startPgbouncer(cluster().urlOf(web), ["query_wait_timeout = 1"], {
      databases: ["web"],
      users: { web: "web" },
    });
    onTestFinished(() => pooler.remove());
    const through = (url: string) => start(pooler.through(url), true);
    expect(await through(cluster().urlOf({ ...web, database: "nichts" }))).toEqual(ends(/keine Datenbank „nichts“/));
    expect(await through(cluster().urlOf({ ...web, password: "falsch" }))).toEqual(ends(/nimmt das Passwort/));
    expect(await through(cluster().urlOf({ ...web, query: "?sslmode=require" }))).toEqual(ends(/kann kein TLS/));
    await cluster().stop();
    expect(await through(cluster().urlOf(web))).toEqual(
      waits(/^Der Pooler unter .* gibt keine Verbindung zur Datenbank/),
    );
    await cluster().start();
  });

  test("that wants TLS", async () => {
    const pooler = await startPgbouncer(cluster().urlOf(web), [], { tls: makeCertificate });
    onTestFinished(() => pooler.remove());
    expect(await start(pooler.through(cluster().urlOf(web)), true)).toEqual(
      ends(/^Der Pooler unter .* verlangt TLS: /),
    );
  });
}
