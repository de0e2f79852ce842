import { Readable } from "node:stream";
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { dump } from "~/backup/dump.server";
import { restore } from "~/backup/restore.server";
import { inSession, type DatabaseLocation } from "~/backup/session.server";
import { env } from "~/environment/env.server";
import { sql, startMember, type App } from "../app/app";
import { createDatabase } from "../process/empty-database";

/** Backups under load on a PostgreSQL server, with or without a pooler. */
export function describeBackupUnderLoad(app: () => App): void {
  test("a backup made while people join restores into an empty database, and ledger equals totals", async () => {
    const { DATABASE_URL = "", DATA_DIR: dataDir } = env();
    const emptied = await createDatabase();
    const target = new URL(DATABASE_URL);
    target.pathname = new URL(emptied).pathname;

    const before = await app().count(sql`select count(*) from user_progress`);
    const joining = join(app());
    let text: Buffer;
    try {
      text = await backUp({ databaseUrl: DATABASE_URL, dataDir }, joining.another);
    } finally {
      await joining.stop();
    }
    await inSession({ databaseUrl: target.href, dataDir }, async (session) => {
      await restore(session, Readable.from([text]), { migrationsFolder: "drizzle", replace: false });
    });

    const restored = postgres(emptied, { max: 1 });
    onTestFinished(() => restored.end());
    const people = await restored`select p.total_xp as total,
      (select coalesce(sum(amount), 0)::int from xp_ledger l where l.user_id = p.user_id) as ledger
      from user_progress p`;
    expect(people.length).toBeGreaterThan(before);
    expect(people.length).toBeLessThan(before + joining.count());
    expect(people.filter(({ total, ledger }) => total !== ledger)).toEqual([]);
    expect(people.some(({ total }) => total > 0)).toBe(true);
    const orphans =
      await restored`select user_id from xp_ledger where user_id not in (select user_id from user_progress)`;
    expect(orphans).toHaveLength(0);
  });
}

/** Tables that belong together, and would differ if they were read at different moments. */
const TORN_APART = /^\{"table":"(user_progress|xp_ledger)"/;

/** Dumps the whole database; before each of these tables another member joins. */
async function backUp(place: DatabaseLocation, another: () => Promise<void>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  await another();
  await inSession(place, async (session) => {
    for await (const piece of dump(session)) {
      pieces.push(Buffer.from(piece));
      if (TORN_APART.test(String(piece))) await another();
    }
  });
  return Buffer.concat(pieces);
}

/** Lets members join, two at a time, until stopped. */
function join(app: App) {
  let count = 0;
  let isOver = false;
  const lane = async (name: string) => {
    while (!isOver) {
      await startMember(app, `${name}-${count}@example.org`);
      count++;
    }
  };
  const running = Promise.all(["left", "right"].map(lane));
  return {
    count: () => count,
    another: async () => {
      const goal = count + 1;
      await expect.poll(() => count, { timeout: 20_000, interval: 10 }).toBeGreaterThanOrEqual(goal);
    },
    stop: async () => {
      isOver = true;
      await running;
    },
  };
}
