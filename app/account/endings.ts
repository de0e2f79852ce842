import type { Executor } from "~/db/connection/open.server";
import { failureText } from "~/environment/failure-text";

export interface ErasedPerson {
  userId: string;
  email: string;
  firstName: string;
}

/** What lies outside the database and must end with an account, brought by the feature it belongs to. */
export interface AccountEnding {
  name: string;
  /**
   * Runs in the transaction that erases, while the rows are still there: reads what ending takes, or enqueues a job,
   * and does nothing outside, as it may be retried. Returns the work for after the commit.
   */
  prepare: (person: { userId: string }, tx: Executor) => Promise<(erased: ErasedPerson) => Promise<void>>;
}

/** Prepares all of them. What it returns does not fail: the account is gone by then, and each ending is on its own. */
export async function prepareEndings(
  endings: readonly AccountEnding[],
  person: { userId: string },
  tx: Executor,
): Promise<(erased: ErasedPerson, onFailure: (name: string, failure: string) => void) => Promise<void>> {
  const prepared: { name: string; end: (erased: ErasedPerson) => Promise<void> }[] = [];
  for (const { name, prepare } of endings) prepared.push({ name, end: await prepare(person, tx) });
  return async (erased, onFailure) => {
    for (const { name, end } of prepared) {
      await end(erased).catch((error: unknown) => onFailure(name, failureText(error)));
    }
  };
}
