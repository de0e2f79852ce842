import { listCustomers } from "~/db/stripe-customers.server";
import { getPersonByEmail } from "~/db/people.server";
import { failureText } from "~/http/failure-text";
import { syncPerson } from "./stripe/sync.server";

/** `npm run stripe:sync [-- <address>]`: reads the purchases of one person, or of everybody, again. The exit code. */
export async function syncCli([email]: readonly string[], tell: (line: string) => void): Promise<number> {
  const people = email ? [await getPersonByEmail({ email })] : await listCustomers();
  let failed = 0;
  for (const person of people) {
    if (!person) {
      tell(`Zu ${email} gibt es kein Konto.`);
      return 1;
    }
    const { userId } = person;
    const done = await syncPerson({ userId, now: new Date() }).catch((error: unknown) => {
      failed++;
      tell(`${userId}: nicht eingelesen. ${failureText(error).split("\n")[0] ?? ""}`);
      return null;
    });
    if (done === false) tell(`${userId}: noch nie bei Stripe gewesen.`);
  }
  tell(`${people.length - failed} von ${people.length} eingelesen.`);
  return failed === 0 ? 0 : 1;
}
