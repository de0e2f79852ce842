import { library } from "~/content/library.server";
import { db } from "~/db/client.server";
import { consumeLimit, secondsUntilReset } from "~/db/limits.server";
import { erasePersonalData } from "~/db/personal-data.server";
import { inTransaction } from "~/db/transaction";
import { motionCookie, themeCookie } from "~/http/appearance.server";
import { removeCookie } from "~/http/cookie.server";
import { flashCookie } from "~/http/flash.server";
import { sendMail } from "~/mail/deliver.server";
import { accountDeletedMail } from "~/mail/messages";
import { deviceCookie, knownCookie, readText, sessionCookie } from "./cookies.server";
import { keyedHash } from "./secret.server";
import { sender } from "./sender.server";

const REMEMBERED_SECONDS = 600;

/** Remembers for a few minutes, by a hash of its token alone, that a session ended with its account. */
async function erasedMark(request: Request) {
  const token = await readText(sessionCookie, request);
  return { key: `erased:${keyedHash("erased", token ?? "")}`, max: 1, windowSeconds: REMEMBERED_SECONDS };
}

/**
 * Deletes a person with everything that is stored about them, on every device. What lies outside the database comes
 * after the commit.
 */
export async function eraseAccount({ request, userId }: { request: Request; userId: string }): Promise<void> {
  const mark = await erasedMark(request);
  const erased = await inTransaction(db, async (tx) => {
    const profile = await erasePersonalData({ userId }, tx);
    await consumeLimit(mark, tx);
    return profile;
  });
  if (erased) await afterErasure(erased);
}

/** The one place for what must end elsewhere once the rows are gone, like a running subscription. */
async function afterErasure({ email, firstName }: { email: string; firstName: string }): Promise<void> {
  const mail = accountDeletedMail({ productName: library.site.productName, firstName });
  await sendMail({ to: { name: firstName, address: email }, from: sender(), ...mail });
}

/** Whether this browser has just deleted its account: the second click of a double click comes without one. */
export async function hasJustErased(request: Request): Promise<boolean> {
  return (await secondsUntilReset(await erasedMark(request))) > 0;
}

/** Clears what we have set in this browser, and what pages keep in its storage. */
export async function forgetfulHeaders(): Promise<Headers> {
  const headers = new Headers({ "Clear-Site-Data": '"storage"' });
  for (const cookie of [sessionCookie, knownCookie, deviceCookie, themeCookie, motionCookie, flashCookie]) {
    headers.append("Set-Cookie", await removeCookie(cookie));
  }
  return headers;
}
