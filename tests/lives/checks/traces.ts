import type { Scene } from "../model/scene";

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
