import { getPersonByEmail } from "~/db/account/people.server";
import { shownAddress } from "~/domain/email/shown-address";
import { failureText } from "~/environment/failure-text";
import { env } from "~/environment/env.server";
import { explainFailure } from "./stripe/failures";
import { syncPerson } from "./stripe/sync.server";
import { syncEverybody } from "./sync-everybody.server";

type Tell = (line: string) => void;

/**
 * `npm run stripe:sync [-- <address>]`: reads the purchases of one person, or of all, again. Resolves to the exit code.
 */
export async function syncCli([email]: readonly string[], tell: Tell): Promise<number> {
  const now = new Date();
  const onFailure = (userId: string, error: unknown) => tell(`${userId}: nicht eingelesen. ${whatFailed(error)}`);
  const { people, failed, isAway } = email
    ? { ...(await syncOne(email, now, { tell, onFailure })), isAway: false }
    : await syncEverybody({ now, onFailure });
  if (isAway) tell("Abgebrochen: So ginge es allen. Starte es noch einmal, wenn das behoben ist.");
  if (people > 0 || !email) tell(`${people - failed} von ${people} eingelesen.`);
  return failed === 0 ? 0 : 1;
}

/** Stripe's failures in the sentence that a start has for them. */
const whatFailed = (error: unknown): string =>
  explainFailure(error, env())?.sentence ?? failureText(error).split("\n")[0] ?? "";

async function syncOne(
  email: string,
  now: Date,
  { tell, onFailure }: { tell: Tell; onFailure: (userId: string, error: unknown) => void },
): Promise<{ people: number; failed: number }> {
  const person = await getPersonByEmail({ email });
  if (!person) {
    tell(`Zu ${shownAddress(email)} gibt es kein Konto.`);
    return { people: 0, failed: 1 };
  }
  const { userId } = person;
  try {
    if (!(await syncPerson({ userId, now }))) tell(`${userId}: noch nie bei Stripe gewesen.`);
    return { people: 1, failed: 0 };
  } catch (error) {
    onFailure(userId, error);
    return { people: 1, failed: 1 };
  }
}
