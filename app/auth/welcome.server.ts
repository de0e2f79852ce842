import { addNotices } from "~/db/notices.server";
import type { Executor } from "~/db/open.server";
import { berlinDay } from "~/domain/german-dates";
import { env } from "~/env.server";
import { currentRequestId } from "~/http/request-context.server";

/** Mails after a first login, which nobody waits for: written with it, sent when it is over. */
export async function welcome({ userId }: { userId: string }, tx: Executor): Promise<void> {
  const kinds = env().ADMIN_EMAIL ? (["welcome", "newMember"] as const) : (["welcome"] as const);
  await addNotices({ userIds: [userId], kinds, day: berlinDay(new Date()), request: currentRequestId() }, tx);
}
