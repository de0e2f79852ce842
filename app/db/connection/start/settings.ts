/** What a session of ours is bound by, in milliseconds. A pooler's sessions are not ours: there the role has them. */
const LIMITS = { statement_timeout: 10_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 15_000 };

/** A pooler that lends connections for one transaction hands these on, and nothing else. */
const HANDED_ON = { DateStyle: "ISO, MDY", TimeZone: "UTC", standard_conforming_strings: "on" };

/**
 * How values are written and read, and what a transaction sees: a server, a database or a role may have any of these
 * otherwise, and then dates are other days.
 */
const READING = {
  ...HANDED_ON,
  IntervalStyle: "postgres",
  array_nulls: "on",
  bytea_output: "hex",
  default_transaction_isolation: "read committed",
  extra_float_digits: "1",
  // The migrations name it where one table refers to another.
  search_path: "public",
};

export const SETTING_NAMES = [...Object.keys(LIMITS), ...Object.keys(READING)];

/** What a connection of the app begins with. */
export const beginningOf = ({ isPooled }: { isPooled: boolean }): Record<string, string | number> =>
  isPooled ? HANDED_ON : { ...LIMITS, ...READING };

/** The same for a session that is there already. */
export const SET_READING = Object.entries(READING)
  .map(([name, value]) => `set ${name} to '${value}'`)
  .join("; ");

/** For work that may take its time, until its transaction ends. PostgreSQL 17 has one more. */
export const WITHOUT_LIMITS = `select set_config(name, '0', true) from pg_settings
  where name in (${[...Object.keys(LIMITS), "transaction_timeout"].map((name) => `'${name}'`).join(", ")})`;

export interface Difference {
  name: string;
  /** As `alter role … set` takes it. */
  wanted: string;
  isLimit: boolean;
}

/** The first setting that is not as it has to be; `found` is what PostgreSQL says, limits in milliseconds. */
export function findDifference(
  found: Readonly<Record<string, string>>,
  { isPooled }: { isPooled: boolean },
): Difference | null {
  for (const [name, wanted] of Object.entries(LIMITS)) {
    // Behind a pooler any limit will do.
    const isSet = isPooled ? Number(found[name] ?? 0) > 0 : found[name] === String(wanted);
    if (!isSet) return { name, wanted: `${wanted / 1000}s`, isLimit: true };
  }
  for (const [name, wanted] of Object.entries(READING)) {
    if (!READS_ALIKE[name]?.(found[name] ?? "") && found[name] !== wanted) return { name, wanted, isLimit: false };
  }
  return null;
}

/** Values that come to the same. */
const READS_ALIKE: Readonly<Record<string, (value: string) => boolean>> = {
  DateStyle: (value) => value.startsWith("ISO"),
  extra_float_digits: (value) => Number(value) >= 1,
  search_path: (value) => /(^|, ?)"?public"?$/.test(value),
};
