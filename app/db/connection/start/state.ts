import * as z from "zod";
import type { DatabaseAddress } from "~/environment/database-address";
import { BEHIND_POOLER, withoutPublic } from "./refusals/texts";
import { findDifference, SETTING_NAMES } from "./settings";

/** The version of Debian 12; the tests run on it as well as on 18. */
const OLDEST_MAJOR = 15;

const names = SETTING_NAMES.map((name) => `'${name.toLowerCase()}'`).join(", ");

/** Query for the state of a database after the login. */
export const READ_STATE = `select current_setting('server_encoding') as encoding,
  current_setting('server_version_num')::int as version,
  to_regnamespace('public') is not null as "hasPublic",
  current_setting('transaction_read_only')::boolean as "isReadOnly",
  (select json_object_agg(name, setting) from pg_settings where lower(name) in (${names})) as settings`;

export const databaseState = z.object({
  encoding: z.string(),
  version: z.number(),
  hasPublic: z.boolean(),
  isReadOnly: z.boolean(),
  settings: z.record(z.string(), z.string()),
});
export type DatabaseState = z.infer<typeof databaseState>;

/** Why the app cannot use the database, in one sentence; null: it can. None of the reasons passes by itself. */
export function whyUnusable(
  { encoding, version, hasPublic, settings }: DatabaseState,
  { isPooled, address }: { isPooled: boolean; address: DatabaseAddress },
): string | null {
  const name = address.database ?? address.role;
  const major = Math.floor(version / 10_000);
  if (major < OLDEST_MAJOR) {
    return `Unter ${address.shown} läuft PostgreSQL ${major}, die App braucht ${OLDEST_MAJOR} oder neuer: Aktualisier es.`;
  }
  if (encoding !== "UTF8") {
    return `Die Datenbank „${name}“ ist in ${encoding} angelegt und verlöre Buchstaben: Leg eine in UTF8 an (createdb -T template0 -E UTF8 NAME), und setz sie in DATABASE_URL.`;
  }
  const difference = findDifference(settings, { isPooled });
  if (difference) return isPooled ? withoutSetting(difference) : BEHIND_POOLER;
  return hasPublic ? null : withoutPublic(address);
}

/** Reason for a pooled database: behind a pooler a connection cannot set the settings itself. */
const withoutSetting = ({ name, wanted, isLimit }: { name: string; wanted: string; isLimit: boolean }) =>
  `Hinter dem Pooler hat die Datenbank ${isLimit ? "keine Grenze" : "eine andere Einstellung"} ${name}: Führ dort alter role current_user set ${name} = '${wanted}' aus, und lass den Pooler sich neu verbinden (siehe docs/operating.md).`;

/** Counts tables of the app that another role owns and has not opened to ours. */
export const readForbidden = (tables: readonly string[]) => `select count(*)::int as forbidden from pg_class
  where relnamespace in ('public'::regnamespace, to_regnamespace('pgboss')) and relkind in ('r', 'p')
    and (relnamespace <> 'public'::regnamespace or relname in (${tables.map((table) => `'${table}'`).join(", ")}))
    and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
      and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))`;
