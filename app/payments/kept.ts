/** Cache of values with a lifetime; concurrent callers share one request. A failure is not cached. */
export function createKept<Value>({ lastsMs, max }: { lastsMs: number; max: number }) {
  const values = new Map<string, { until: number; value: Promise<Value> }>();
  return {
    async read(key: string, now: Date, ask: () => Promise<Value>): Promise<Value> {
      const known = values.get(key);
      if (known && now.getTime() < known.until) return known.value;
      const value = ask();
      const entry = { until: now.getTime() + lastsMs, value };
      values.delete(key);
      values.set(key, entry);
      const [oldest] = values.keys();
      if (values.size > max && oldest !== undefined) values.delete(oldest);
      value.catch(() => {
        if (values.get(key) === entry) values.delete(key);
      });
      return value;
    },
  };
}
