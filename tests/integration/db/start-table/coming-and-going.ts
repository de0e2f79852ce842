import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import type { Cluster } from "../../process/postgres-cluster";
import { start, waits, web } from "./start";

/** A start while PostgreSQL starts, stops or is a standby. */
export function describeComingAndGoing(cluster: () => Cluster): void {
  test("goes: the last are still served, nobody else is", async () => {
    const last = postgres(cluster().url, { max: 1 });
    await last`select 1`;
    await cluster().stopWhenAlone();
    await expect.poll(() => start(cluster().urlOf(web))).toEqual(waits(/fährt gerade hoch oder herunter\.$/));
    await last.end();
    await expect.poll(() => start(cluster().urlOf(web))).toEqual(waits(/antwortet keine Datenbank/));
    await cluster().start();
  });

  test("ends a session that waits for another process", async () => {
    const other = postgres(cluster().urlOf(web), { max: 1 });
    onTestFinished(() => other.end());
    await other`select pg_advisory_lock(7203114)`;
    const started = start(cluster().urlOf(web));
    const end = async () =>
      (await other`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'migrate'`).length;
    await expect.poll(end, { timeout: 10_000 }).toBe(1);
    expect(await started).toEqual(waits(/hat die Verbindung beendet /));
  });

  test("is a copy, and then is not", async () => {
    await cluster().becomeCopy();
    expect(await start(cluster().urlOf(web))).toEqual(
      waits(/lässt sich nur lesen: Nimm in DATABASE_URL den Rechner, der/),
    );
    await cluster().becomeItself();
    await expect.poll(() => start(cluster().urlOf(web)), { timeout: 10_000 }).toBe("starts");
  });
}
