import { deletePushToken, listPushTokens } from "~/db/notices/push-tokens.server";
import { log } from "~/environment/log.server";
import { count } from "~/environment/metrics.server";
import { fcm, type Fcm, type Pushed, type PushMessage } from "./fcm.server";

/**
 * Sends to all phones of a person; returns whether any was reached. Deletes tokens that are gone. Throws to be retried.
 */
export async function pushToPerson({ userId }: { userId: string }, message: PushMessage): Promise<boolean> {
  const sender = fcm();
  if (!sender) {
    sayOff();
    return false;
  }
  const tokens = await listPushTokens({ userId });
  const outcomes = await Promise.allSettled(tokens.map((token) => pushTo({ userId, token }, message, sender)));
  const isSent = outcomes.some((each) => each.status === "fulfilled" && each.value === "sent");
  const failed = outcomes.find((each) => each.status === "rejected");
  // No retry once one phone was reached: it would show the message again.
  if (!isSent && failed) throw failed.reason;
  return isSent;
}

let isSaid = false;

/** Logged once, and only when a push would have been sent. */
function sayOff(): void {
  if (!isSaid) log.info("push-off", { why: "FCM_SERVICE_ACCOUNT is not set" });
  isSaid = true;
}

async function pushTo(phone: { userId: string; token: string }, message: PushMessage, sender: Fcm): Promise<Pushed> {
  const pushed = await sender.send(phone.token, message).catch((error: unknown) => {
    count("pushes", "failed");
    throw error;
  });
  count("pushes", pushed);
  if (pushed === "gone") await deletePushToken(phone);
  return pushed;
}
