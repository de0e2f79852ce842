import { expect } from "vitest";
import type { Account } from "../model/account";
import type { Scene } from "../model/scene";
import type { World } from "../world/world";

/** Rows anywhere that still name somebody who has deleted their account. */
export async function compareTraces({ world, gone, people }: Scene): Promise<string[]> {
  if (gone.length === 0) return [];
  const words = gone.flatMap(({ id, email, formerAddresses }) =>
    // An address may be registered again.
    people.some(({ account }) => account?.email === email) ? [id] : [id, email, ...formerAddresses],
  );
  const tables = await world.query(`select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('public', 'pgboss')`);
  const looks = words.map((word) => `t::text like '%${word}%'`).join(" or ");
  const found = await world.query(
    tables
      .map(({ name }) => `select '${String(name)}' as name, t::text as row from ${String(name)} t where ${looks}`)
      .join(" union all "),
  );
  return found.map(({ name, row }) => `Nach dem Löschen steht in ${String(name)} noch: ${String(row)}`);
}

/**
 * No job names somebody whose account has just been deleted: those that wait for another try would find nobody later,
 * and be gone by the end of a life.
 */
export async function expectNoJobs(world: World, { id }: Pick<Account, "id">): Promise<void> {
  const left = await world.query(`select name, state from pgboss.job where data::text like '%${id}%'`);
  expect(left, "jobs of a deleted account").toEqual([]);
}
