import { expect, test } from "vitest";
import { sweepExpired } from "~/db/sweep.server";
import { sql, startMember, type App, type DatabaseKind } from "../app/app";
import { personOf } from "../app/person";
import { describeSweepsAtOnce } from "./sweeps-at-once";

const NOW = new Date("2026-03-01T12:00:00Z");
/** More than one batch. */
const MANY = 2_500;

interface Kind {
  table: string;
  /** Inserts rows numbered from 1 to `count`, each at `time`. */
  insert: (app: App, userId: string, time: string, count: number) => Promise<unknown>;
  /** The latest time that is deleted and the earliest that stays. */
  gone: string;
  kept: string;
}

const numbers = (count: number) => sql`generate_series(1, ${count}::int) n`;

const KINDS: Kind[] = [
  {
    table: "sessions",
    insert: (app, userId, time, count) =>
      app.query(sql`insert into sessions (token_hash, user_id, expires_at)
        select ${time} || n, ${userId}, ${time} from ${numbers(count)}`),
    gone: "2026-03-01T11:59:59Z",
    kept: "2026-03-01T12:00:01Z",
  },
  {
    table: "login_codes",
    insert: (app, _, time, count) =>
      app.query(sql`insert into login_codes (session_hash, email, code_hash, strategy_code, expires_at)
        select 'none', 'a@example.org', '', '', ${time} from ${numbers(count)}`),
    gone: "2026-02-28T11:59:59Z",
    kept: "2026-02-28T12:00:01Z",
  },
  {
    table: "rate_limits",
    insert: (app, _, time, count) =>
      app.query(
        sql`insert into rate_limits (key, count, resets_at) select ${time} || n, 1, ${time} from ${numbers(count)}`,
      ),
    gone: "2026-03-01T11:59:59Z",
    kept: "2026-03-01T12:00:01Z",
  },
  {
    table: "snapshots",
    insert: (app, userId, time, count) =>
      app.query(sql`insert into snapshots (user_id, reset, data, expires_at)
        select ${userId}, 'switch-path', '{}', ${time} from ${numbers(count)}`),
    gone: "2026-03-01T11:59:59Z",
    kept: "2026-03-01T12:00:01Z",
  },
  {
    table: "coach_usage",
    // A row for each day: backwards from the last one to delete, onwards from the first one to keep.
    insert: (app, userId, day, count) =>
      app.query(sql`insert into coach_usage (user_id, day, used)
        select ${userId}, ${day}::date + (n - 1) * (case when ${day}::date < '2026-02-23' then -1 else 1 end), 1
        from ${numbers(count)}`),
    gone: "2026-02-22",
    kept: "2026-02-23",
  },
  {
    table: "notices",
    insert: (app, userId, time, count) =>
      app.query(sql`insert into notices (user_id, kind, day, created_at)
        select ${userId}, 'week', ${time}::date - n, ${time} from ${numbers(count)} on conflict do nothing`),
    gone: "2025-12-31T11:59:59Z",
    kept: "2050-12-31T12:00:01Z",
  },
  {
    table: "known_devices",
    insert: (app, userId, time, count) =>
      app.query(sql`insert into known_devices (device_hash, user_id, last_used_at)
        select ${time} || n, ${userId}, ${time} from ${numbers(count)}`),
    gone: "2025-01-25T11:59:59Z",
    kept: "2025-01-25T12:00:01Z",
  },
  {
    table: "stripe_events",
    insert: (app, userId, time, count) =>
      app.query(sql`insert into stripe_events (id, type, user_id, created_at, received_at)
        select 'evt_' || ${time} || n, 'invoice.paid', ${userId}, ${time}, ${time} from ${numbers(count)}`),
    gone: "2025-12-01T11:59:59Z",
    kept: "2025-12-01T12:00:01Z",
  },
  {
    table: "contacts",
    insert: (app, userId, time, count) =>
      app.query(sql`insert into contacts (user_id, id, name, state, deleted_at)
        select ${userId}, gen_random_uuid(), '', 'noted', ${time} from ${numbers(count)}`),
    gone: "2025-01-24T11:59:59Z",
    kept: "2025-01-24T12:00:01Z",
  },
  {
    table: "experiments",
    insert: (app, userId, time, count) =>
      app.query(sql`insert into experiments (user_id, experiment_id, forgotten_at)
        select ${userId}, ${time} || n, ${time} from ${numbers(count)}`),
    gone: "2025-01-24T11:59:59Z",
    kept: "2025-01-24T12:00:01Z",
  },
  {
    table: "companions",
    // One for each person.
    insert: (app, _, time, count) =>
      app.query(sql`with people as (
          insert into profiles (first_name, email) select 'Anna', gen_random_uuid() || '@example.org' from ${numbers(count)}
          returning user_id
        )
        insert into companions (user_id, shown_name, figures, email, expires_at)
        select user_id, 'Anna', '["tasks", "days", "asked"]', 'kim@example.net', ${time} from people`),
    gone: "2026-02-28T11:59:59Z",
    kept: "2026-03-01T12:00:01Z",
  },
  {
    table: "orders",
    insert: (app, userId, time, count) =>
      app.query(sql`insert into orders (user_id, offer, price_cents, starts_at_once, state, expires_at)
        select ${userId}, 'pro', 900, true, 'expired', ${time} from ${numbers(count)}`),
    gone: "2026-01-30T11:59:59Z",
    kept: "2026-01-30T12:00:01Z",
  },
  {
    table: "statements",
    insert: (app, _, time, count) =>
      app.query(sql`insert into statements (id, kind, name, email, contract, settled_at)
        select gen_random_uuid(), 'cancellation', 'Anna', 'nobody@example.org', 'Pro', ${time} from ${numbers(count)}`),
    // The last moment of 2022 in Germany.
    gone: "2022-12-31T22:59:59Z",
    kept: "2022-12-31T23:00:01Z",
  },
];

const sweep = (now = NOW) => sweepExpired({ now });
const rowsOf = (app: App, table: string) => app.count(sql`select count(*) from ${sql.identifier(table)}`);

/** Deletes all expired rows, and no others. */
export function describeSweep(app: () => App, database: DatabaseKind): void {
  test("what has expired goes, more than a batch at once, and what lives stays", async () => {
    const email = "swept@example.org";
    await startMember(app(), email);
    const { userId } = await personOf(app(), email);
    await sweep();
    for (const { table, insert, gone, kept } of KINDS) {
      const before = await rowsOf(app(), table);
      await insert(app(), userId, kept, 2);
      await insert(app(), userId, gone, MANY);
      expect(await sweep()).toContainEqual({ table, deleted: MANY, error: null });
      expect(await rowsOf(app(), table), table).toBe(before + 2);
    }
    expect((await sweep()).map(({ table }) => table)).toEqual(KINDS.map(({ table }) => table));
  });

  test("what was paid, what an account belongs to and what is open stays, however old", async () => {
    const email = "kept@example.org";
    await startMember(app(), email);
    const { userId } = await personOf(app(), email);
    await app().query(sql`insert into orders (user_id, offer, price_cents, starts_at_once, state, expires_at)
      values (${userId}, 'pro', 900, true, 'paid', '2020-01-01')`);
    await app().query(sql`insert into statements (id, kind, user_id, name, email, contract, received_at, settled_at)
      values (gen_random_uuid(), 'cancellation', ${userId}, 'Anna', ${email}, 'Pro', '2020-01-01', '2020-01-02'),
        (gen_random_uuid(), 'cancellation', null, 'Anna', 'open@example.org', 'Pro', '2020-01-01', null)`);
    await sweep();
    expect(await app().count(sql`select count(*) from orders where expires_at = '2020-01-01'`)).toBe(1);
    expect(await app().count(sql`select count(*) from statements where received_at = '2020-01-01'`)).toBe(2);
  });

  test("an experiment that was begun anew stays, however long ago it was forgotten", async () => {
    const email = "begun-anew@example.org";
    await startMember(app(), email);
    const { userId } = await personOf(app(), email);
    await app().query(sql`insert into experiments (user_id, experiment_id, threshold, started_at, forgotten_at)
      values (${userId}, 'pfad/frage', 3, '2020-01-02', '2020-01-01')`);
    await sweep();
    expect(await app().count(sql`select count(*) from experiments where user_id = ${userId}`)).toBe(1);
  });

  test("an order that nobody ever went on with goes, too", async () => {
    const email = "left-open@example.org";
    await startMember(app(), email);
    const { userId } = await personOf(app(), email);
    await app().query(sql`insert into orders (user_id, offer, price_cents, starts_at_once, state, expires_at)
      values (${userId}, 'pro', 900, true, 'open', '2020-01-01')`);
    expect(await sweep()).toContainEqual({ table: "orders", deleted: 1, error: null });
  });

  test("no statement deletes more than 1,000 rows", async () => {
    await app().query(sql`create table swept_rows (count int)`);
    await app().query(sql`create function note_swept() returns trigger language plpgsql as
      'begin insert into swept_rows select count(*) from gone; return null; end'`);
    await app().query(sql`create trigger note_swept after delete on rate_limits
      referencing old table as gone for each statement execute function note_swept()`);
    await app().query(sql`insert into rate_limits (key, count, resets_at)
      select n, 1, '2026-01-01' from ${numbers(MANY)}`);
    await sweep();
    expect(await app().query(sql`select count from swept_rows`)).toEqual(
      [1_000, 1_000, 500].map((count) => ({ count })),
    );
    await app().query(sql`drop function note_swept cascade`);
    await app().query(sql`drop table swept_rows`);
  });

  test("nothing goes before the database's clock says so, however fast ours is", async () => {
    const email = "fast-clock@example.org";
    const member = await startMember(app(), email);
    await sweep(new Date("2099-01-01T00:00:00Z"));
    expect((await member.get("/home")).status).toBe(200);
  });

  test("a table that fails stops no other", async () => {
    const email = "failing@example.org";
    await startMember(app(), email);
    const { userId } = await personOf(app(), email);
    for (const { insert, gone } of KINDS) await insert(app(), userId, gone, 1);
    await app().query(sql`alter table login_codes rename to login_codes_away`);
    try {
      const swept = await sweep();
      expect(swept.map(({ table, deleted, error }) => [table, deleted, error !== null])).toEqual(
        KINDS.map(({ table }) => [table, table === "login_codes" ? 0 : 1, table === "login_codes"]),
      );
    } finally {
      await app().query(sql`alter table login_codes_away rename to login_codes`);
    }
    expect(await sweep()).toContainEqual({ table: "login_codes", deleted: 1, error: null });
  });

  if (database === "postgres") describeSweepsAtOnce(app);
}
