import type { Executor } from "./open.server";

/**
 * For the queries that every page asks: built once for each executor instead of at each call, and on PostgreSQL planned
 * once for each connection. Values come by `sql.placeholder`.
 */
export function preparedOnce<Query>(build: (executor: Executor) => Query): (executor: Executor) => Query {
  const known = new WeakMap<Executor, Query>();
  return (executor) => {
    const query = known.get(executor) ?? build(executor);
    known.set(executor, query);
    return query;
  };
}
