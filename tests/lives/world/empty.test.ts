import { expect, test } from "vitest";
import { emptyTables } from "./empty";

test("a deadlock is tried again, anything else is not", async () => {
  const failing = (words: string[]) => ({
    asked: 0,
    async query() {
      const said = words[this.asked++];
      if (said) throw new Error(said);
      return [];
    },
  });
  const crossed = failing(["deadlock detected"]);
  await emptyTables(crossed, "a, b");
  expect(crossed.asked).toBe(2);
  const gone = failing(["connection closed"]);
  await expect(emptyTables(gone, "a")).rejects.toThrow("connection closed");
  expect(gone.asked).toBe(1);
});
