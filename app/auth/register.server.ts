import { library } from "~/content/library.server";
import { failedAt } from "~/db/failed-step";
import { changeUnverifiedEmail, getPersonByEmail, insertPerson } from "~/db/people.server";
import { issueCode, type CodeSent } from "./codes.server";
import { countLookUp } from "./sending-limits.server";
import { readSession } from "./session.server";

export type Registered =
  | { ok: true; headers: Headers }
  | {
      ok: false;
      reason: "email-taken" | "no-registration" | "cooldown" | "limit" | "mail-failed";
      seconds?: number | undefined;
      headers: Headers;
    };

const emailTaken = (): Registered => ({ ok: false, reason: "email-taken", headers: new Headers() });
const tooMany = (): Registered => ({ ok: false, reason: "limit", headers: new Headers() });

/** Profile, progress and start missions, then the first code. A mail that fails leaves the registration standing. */
export async function register({
  request,
  firstName,
  email,
}: {
  request: Request;
  firstName: string;
  email: string;
}): Promise<Registered> {
  if (!(await countLookUp())) return tooMany();
  if (await getPersonByEmail({ email }).catch(failedAt("email-check"))) return emailTaken();
  const startMissions = library().startMissions.map(({ id, order }) => ({ id, order }));
  const person = await insertPerson({ firstName, email, startMissions });
  // Somebody else was faster.
  if (!person) return emailTaken();
  return asRegistered(await issueCode({ request, email, firstName, registrationUserId: person.userId }));
}

/** Another address for a registration that is not confirmed yet; only for the session that registered. */
export async function changePendingEmail({ request, email }: { request: Request; email: string }): Promise<Registered> {
  const { pending } = await readSession(request);
  const userId = pending?.registrationUserId;
  if (!userId) return { ok: false, reason: "no-registration", headers: new Headers() };
  if (!(await countLookUp())) return tooMany();
  const changed = await changeUnverifiedEmail({ userId, email });
  const person = changed ? await getPersonByEmail({ email }) : null;
  if (!person) return emailTaken();
  return asRegistered(await issueCode({ request, email, firstName: person.firstName, registrationUserId: userId }));
}

function asRegistered(sent: CodeSent): Registered {
  if (sent.ok) return sent;
  const reason = sent.reason === "unknown-email" ? "limit" : sent.reason;
  return { ok: false, reason, seconds: sent.seconds, headers: sent.headers ?? new Headers() };
}
