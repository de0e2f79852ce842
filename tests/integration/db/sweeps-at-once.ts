import postgres from "postgres";
import { expect, test } from "vitest";
import { SWEEP_LOCK, sweepExpired } from "~/db/sweep.server";
import { sql, startMember, type App } from "../app/app";
import { personOf } from "../app/person";

const NOW = new Date("2026-03-01T12:00:00Z");
const sweep = () => sweepExpired({ now: NOW });

const insertLimits = (app: App, count: number) =>
  app.query(sql`insert into rate_limits (key, count, resets_at)
    select 'expired-' || n, 1, '2026-01-01' from generate_series(1, ${count}::int) n`);

const remaining = (app: App) => app.count(sql`select count(*) from rate_limits where key like 'expired-%'`);

/** Several processes on one PostgreSQL. */
export function describeSweepsAtOnce(app: () => App): void {
  test("while one process sweeps, the others leave it to it", async () => {
    await insertLimits(app(), 20);
    const outside = postgres(app().databaseUrl, { max: 1 });
    try {
      await outside`select pg_advisory_lock(${SWEEP_LOCK})`;
      expect(await sweep()).toEqual([]);
      expect(await remaining(app())).toBe(20);
      await outside`select pg_advisory_unlock(${SWEEP_LOCK})`;
    } finally {
      await outside.end();
    }
    const swept = (await Promise.all([sweep(), sweep(), sweep()])).flat();
    expect(swept.filter(({ error }) => error !== null)).toEqual([]);
    const limits = swept.filter(({ table }) => table === "rate_limits");
    expect(limits.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(20);
    expect(await remaining(app())).toBe(0);
  });

  test("what is renewed at this moment stays, and nobody waits for it", async () => {
    await insertLimits(app(), 20);
    const outside = postgres(app().databaseUrl, { max: 1 });
    try {
      await outside.begin(async (tx) => {
        await tx`update rate_limits set resets_at = now() + interval '1 hour' where key = 'expired-7'`;
        expect(await sweep()).toContainEqual({ table: "rate_limits", deleted: 19, error: null });
      });
    } finally {
      await outside.end();
    }
    expect(await sweep()).toContainEqual({ table: "rate_limits", deleted: 0, error: null });
    expect(await remaining(app())).toBe(1);
  });

  test("a session that goes with its phone while its person is being changed stops nobody", async () => {
    const email = "phone-goes@example.org";
    await startMember(app(), email);
    const { userId } = await personOf(app(), email);
    await app().query(
      sql`insert into sessions (token_hash, user_id, expires_at) values ('gone', ${userId}, '2026-01-01')`,
    );
    await app().query(sql`insert into push_tokens (session_hash, user_id, token, platform)
      values ('gone', ${userId}, 'phone-goes', 'android')`);
    await app().query(sql`update user_progress set push_token = 'phone-goes' where user_id = ${userId}`);
    const outside = postgres(app().databaseUrl, { max: 2 });
    try {
      const { sweeping } = await outside.begin(async (tx) => {
        // Makes PostgreSQL choose the sweep as the deadlock's victim.
        await tx`set local deadlock_timeout = '30s'`;
        await tx`select 1 from user_progress where user_id = ${userId} for update`;
        const sweeping = sweep();
        await expect
          .poll(
            () =>
              outside`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'delete from "sessions"%'`,
          )
          .toHaveLength(1);
        await tx`delete from sessions where token_hash = 'gone'`;
        return { sweeping };
      });
      expect(await sweeping).toContainEqual({ table: "sessions", deleted: 0, error: null });
    } finally {
      await outside.end();
    }
    expect(await app().count(sql`select count(*) from sessions where token_hash = 'gone'`)).toBe(0);
    expect(await app().count(sql`select count(*) from user_progress where push_token = 'phone-goes'`)).toBe(0);
  });
}
