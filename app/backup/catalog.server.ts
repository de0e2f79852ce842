import * as z from "zod";
import type { CopySession } from "./session.server";

/** `columns` without the generated ones: the database computes them again. */
export interface Table {
  name: string;
  columns: string[];
}

export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quotedList = (names: readonly string[]): string => names.map(quotedName).join(", ");

const tableRows = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }));

export async function listTables(session: CopySession): Promise<Table[]> {
  const rows = await session.query(`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return tableRows.parse(rows);
}

const countRow = z.tuple([z.object({ count: z.coerce.number() })]);

export async function countRows(session: CopySession, { name }: Table): Promise<number> {
  const [row] = countRow.parse(await session.query(`select count(*) from ${quotedName(name)}`));
  return row.count;
}

const statementRows = z.array(z.object({ statement: z.string() }));

async function listStatements(session: CopySession, query: string): Promise<string[]> {
  return statementRows.parse(await session.query(query)).map(({ statement }) => statement);
}

const OF_FOREIGN_KEYS = `from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

/** Lets rows come in any order. Returns the SQL that restores the foreign keys. */
export async function dropForeignKeys(session: CopySession): Promise<string[]> {
  const back = await listStatements(
    session,
    `select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
     as statement ${OF_FOREIGN_KEYS}`,
  );
  const away = await listStatements(
    session,
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement ${OF_FOREIGN_KEYS}`,
  );
  for (const statement of away) await session.query(statement);
  return back;
}

/** Sets each sequence behind the highest number of its column. */
export async function advanceSequences(session: CopySession): Promise<void> {
  const statements = await listStatements(
    session,
    `select format('select setval(%L, coalesce(max(%I), 1), max(%2$I) is not null) from %I',
       pg_get_serial_sequence(quote_ident(c.relname), a.attname), a.attname, c.relname) as statement
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`,
  );
  for (const statement of statements) await session.query(statement);
}

const NOT_OF_EXTENSION = (oid: string) =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.deptype in ('e', 'i'))`;

export async function dropAll(session: CopySession): Promise<void> {
  const statements = await listStatements(
    session,
    `select format('drop %s if exists %I cascade', case relkind when 'v' then 'view' when 'm' then 'materialized view'
       when 'S' then 'sequence' else 'table' end, relname) as statement
     from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
       and ${NOT_OF_EXTENSION("c.oid")}
     union all
     select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc p
     where pronamespace = 'public'::regnamespace and ${NOT_OF_EXTENSION("p.oid")}
     union all
     select format('drop type if exists %I cascade', typname) from pg_type t
     where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and ${NOT_OF_EXTENSION("t.oid")}`,
  );
  for (const statement of statements) await session.query(statement);
  for (const schema of ["drizzle", "pgboss"]) await session.query(`drop schema if exists ${schema} cascade`);
}
