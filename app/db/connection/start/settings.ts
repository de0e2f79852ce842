/** Limits of the app's sessions, in milliseconds. A pooler's sessions are not ours: there the role has the limits. */
const LIMITS = { statement_timeout: 10_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 15_000 };

/** Settings that a pooler with transaction pooling passes on, and no others. */
const HANDED_ON = { DateStyle: "ISO, MDY", TimeZone: "UTC", standard_conforming_strings: "on" };

/**
 * Settings for the format of values and the visibility of transactions: a server, a database or a role may have other
 * defaults, which would turn dates into other days.
 */
const READING = {
  ...HANDED_ON,
  IntervalStyle: "postgres",
  array_nulls: "on",
  bytea_output: "hex",
  default_transaction_isolation: "read committed",
  extra_float_digits: "1",
  // The migrations name this schema where one table refers to another.
  search_path: "public",
};

export const SETTING_NAMES = [...Object.keys(LIMITS), ...Object.keys(READING)];

/** Startup settings of a connection. */
export const beginningOf = ({ isPooled }: { isPooled: boolean }): Record<string, string | number> =>
  isPooled ? HANDED_ON : { ...LIMITS, ...READING };

/** The reading settings as statements, for a session that already exists. */
export const SET_READING = Object.entries(READING)
  .map(([name, value]) => `set ${name} to '${value}'`)
  .join("; ");

/** Lifts the limits for long work until its transaction ends. PostgreSQL 17 has one more. */
export const WITHOUT_LIMITS = `select set_config(name, '0', true) from pg_settings
  where name in (${[...Object.keys(LIMITS), "transaction_timeout"].map((name) => `'${name}'`).join(", ")})`;

export interface Difference {
  name: string;
  /** Value in the syntax of `alter role … set`. */
  wanted: string;
  isLimit: boolean;
}

/** The first setting that differs from its required value; `found` comes from PostgreSQL, limits in milliseconds. */
export function findDifference(
  found: Readonly<Record<string, string>>,
  { isPooled }: { isPooled: boolean },
): Difference | null {
  for (const [name, wanted] of Object.entries(LIMITS)) {
    // Any limit is accepted behind a pooler.
    const isSet = isPooled ? Number(found[name] ?? 0) > 0 : found[name] === String(wanted);
    if (!isSet) return { name, wanted: `${wanted / 1000}s`, isLimit: true };
  }
  for (const [name, wanted] of Object.entries(READING)) {
    if (!READS_ALIKE[name]?.(found[name] ?? "") && found[name] !== wanted) return { name, wanted, isLimit: false };
  }
  return null;
}

/** Accepts other values with the same effect. */
const READS_ALIKE: Readonly<Record<string, (value: string) => boolean>> = {
  DateStyle: (value) => value.startsWith("ISO"),
  extra_float_digits: (value) => Number(value) >= 1,
  search_path: (value) => /(^|, ?)"?public"?$/.test(value),
};
