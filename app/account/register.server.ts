import { library } from "~/content/library.server";
import { failedAt } from "~/db/account/failed-step";
import { changeUnverifiedEmail, getPersonByEmail, insertPerson } from "~/db/account/people.server";
import { canReach } from "~/mail/deliver.server";
import { issueCode, type CodeSent } from "~/auth/codes.server";
import { countAnswer, countLookUp } from "~/limits/sending-limits.server";
import { readSession } from "~/auth/session.server";

export type Registered =
  | { ok: true; headers: Headers }
  | { ok: false; reason: "email-taken" }
  | { ok: false; reason: "no-registration" }
  | { ok: false; reason: "unreachable" }
  | { ok: false; reason: "cooldown" | "limit"; seconds: number }
  | { ok: false; reason: "mail-failed"; headers: Headers };

const wait = (seconds: number) => ({ ok: false, reason: "limit", seconds }) as const;

async function emailTaken(): Promise<Registered> {
  const untold = await countAnswer();
  return untold > 0 ? wait(untold) : { ok: false, reason: "email-taken" };
}

/**
 * Stores profile, progress and start missions, then mails the first code. The registration stays when the mail fails.
 */
export async function register({
  request,
  firstName,
  email,
}: {
  request: Request;
  firstName: string;
  email: string;
}): Promise<Registered> {
  if (!(await canReach(email))) return { ok: false, reason: "unreachable" };
  const pause = await countLookUp();
  if (pause > 0) return wait(pause);
  if (await getPersonByEmail({ email }).catch(failedAt("email-check"))) return emailTaken();
  const startMissions = library().startMissions.map(({ id, order }) => ({ id, order }));
  const person = await insertPerson({ firstName, email, startMissions });
  // Another request has registered this address in the meantime.
  if (!person) return emailTaken();
  return asRegistered(await issueCode({ request, email, firstName, registrationUserId: person.userId }));
}

/** Changes the address of a registration that is not confirmed yet; only for the session that registered. */
export async function changePendingEmail({ request, email }: { request: Request; email: string }): Promise<Registered> {
  const { pending } = await readSession(request);
  const userId = pending?.registrationUserId;
  if (!userId) return { ok: false, reason: "no-registration" };
  if (!(await canReach(email))) return { ok: false, reason: "unreachable" };
  const pause = await countLookUp();
  if (pause > 0) return wait(pause);
  const changed = await changeUnverifiedEmail({ userId, email });
  const person = changed ? await getPersonByEmail({ email }) : null;
  if (!person) return emailTaken();
  return asRegistered(await issueCode({ request, email, firstName: person.firstName, registrationUserId: userId }));
}

/** Narrows the result: `unknown-email` is impossible, as the address has just been saved. */
function asRegistered(sent: CodeSent): Registered {
  if (sent.ok || sent.reason !== "unknown-email") return sent;
  throw new Error("The person is gone.");
}
