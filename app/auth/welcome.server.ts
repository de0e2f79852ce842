import { addNotices } from "~/db/notices/notices.server";
import type { Executor } from "~/db/connection/open.server";
import { berlinDay } from "~/domain/time/german-dates";
import { env } from "~/environment/env.server";
import { currentRequestId } from "~/environment/request-context.server";

/** Mails after a first login, which nobody waits for: written with it, sent when it is over. */
export async function welcome({ userId }: { userId: string }, tx: Executor): Promise<void> {
  const kinds = env().ADMIN_EMAIL ? (["welcome", "newMember"] as const) : (["welcome"] as const);
  await addNotices({ userIds: [userId], kinds, day: berlinDay(new Date()), request: currentRequestId() }, tx);
}
