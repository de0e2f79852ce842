import type { Executor } from "./open.server";

/**
 * Prepares a query for frequent use: built once per executor, planned once per PostgreSQL connection; uses
 * `sql.placeholder`.
 */
export function preparedOnce<Query>(build: (executor: Executor) => Query): (executor: Executor) => Query {
  const known = new WeakMap<Executor, Query>();
  return (executor) => {
    const query = known.get(executor) ?? build(executor);
    known.set(executor, query);
    return query;
  };
}
