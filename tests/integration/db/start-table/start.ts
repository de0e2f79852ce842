import { expect, vi } from "vitest";
import { REFUSALS } from "~/db/connection/start/refusals";
import { openDatabase } from "~/db/connection/open.server";
import { NotYet, OperatorError } from "~/environment/operator-error";

/** The role and database that most tests use. */
export const web = { role: "web", password: "web", database: "web" };
/** Cases of the table that a test has met. */
export const met = new Set<string>();

type Outcome = { ends: string } | { waits: string } | "starts";

/** Outcome of a start on this database. */
export async function start(databaseUrl: string, isPooled = false): Promise<Outcome> {
  const spies = REFUSALS.map((refusal) => ({ refusal, spy: vi.spyOn(refusal, "sentence") }));
  try {
    const { migrate, close } = await openDatabase({ databaseUrl, isPooled, dataDir: "unused" });
    try {
      await migrate("drizzle");
    } finally {
      await close();
    }
    return "starts";
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return error instanceof NotYet ? { waits: error.message } : { ends: error.message };
  } finally {
    for (const { refusal, spy } of spies) {
      if (spy.mock.calls.length > 0) met.add(refusal.case);
      spy.mockRestore();
    }
  }
}

export const ends = (words: string | RegExp) => ({ ends: expect.stringMatching(words) });
export const waits = (words: string | RegExp) => ({ waits: expect.stringMatching(words) });
