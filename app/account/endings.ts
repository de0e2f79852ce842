import type { Executor } from "~/db/connection/open.server";
import { failureText } from "~/environment/failure-text";

export interface ErasedPerson {
  userId: string;
  email: string;
  firstName: string;
}

/** Something outside the database that must end with an account; each feature brings its own. */
export interface AccountEnding {
  name: string;
  /**
   * Runs in the erasing transaction, while the rows still exist: reads what the ending needs, or enqueues a job. Has no
   * effects outside the database, as it may be retried. Returns the work for after the commit.
   */
  prepare: (person: { userId: string }, tx: Executor) => Promise<(erased: ErasedPerson) => Promise<void>>;
}

/**
 * Prepares all endings. The returned function never fails: the account is gone by then, and a failing ending does not
 * stop the others.
 */
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
