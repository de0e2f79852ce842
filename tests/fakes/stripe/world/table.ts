/**
 * All objects of one kind, immutable: a change stores a new object, so that events and earlier answers keep their
 * state.
 */
export interface Table<Row extends { id: string }> {
  add(row: Row): Row;
  get(id: string): Row | null;
  change(id: string, changes: Partial<Row>): { before: Row; after: Row };
  remove(id: string): void;
  oldestFirst(): Row[];
  newestFirst(): Row[];
}

export function createTable<Row extends { id: string }>(): Table<Row> {
  const rows = new Map<string, Row>();
  return {
    add(row) {
      rows.set(row.id, row);
      return row;
    },
    get: (id) => rows.get(id) ?? null,
    change(id, changes) {
      const before = rows.get(id);
      if (!before) throw new Error(`The fake has no ${id} to change.`);
      const after = { ...before, ...changes };
      rows.set(id, after);
      return { before, after };
    },
    remove: (id) => void rows.delete(id),
    oldestFirst: () => [...rows.values()],
    newestFirst: () => [...rows.values()].reverse(),
  };
}
