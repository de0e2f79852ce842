import { addNotices } from "~/db/notices/notices.server";
import type { Executor } from "~/db/connection/open.server";
import { berlinDay } from "~/domain/time/german-dates";
import { env } from "~/environment/env.server";
import { currentRequestId } from "~/environment/request-context.server";

/**
 * Enqueues the mails after a first login: written in its transaction, sent afterwards, so that no request waits for
 * them.
 */
export async function enqueueWelcome({ userId }: { userId: string }, tx: Executor): Promise<void> {
  const kinds = env().ADMIN_EMAIL ? (["welcome", "newMember"] as const) : (["welcome"] as const);
  await addNotices({ userIds: [userId], kinds, day: berlinDay(new Date()), request: currentRequestId() }, tx);
}
