import { forgetPushToken, listPushTokens } from "~/db/push-tokens.server";
import { log } from "~/log.server";
import { count } from "~/metrics.server";
import { fcm, type Fcm, type Pushed, type PushMessage } from "./fcm.server";

/** To all phones of a person; returns whether one took it. Tokens that are gone are forgotten. Throws for another try. */
export async function pushToPerson({ userId }: { userId: string }, message: PushMessage): Promise<boolean> {
  const sender = fcm();
  if (!sender) {
    sayOff();
    return false;
  }
  const tokens = await listPushTokens({ userId });
  const outcomes = await Promise.allSettled(tokens.map((token) => pushTo(token, message, sender)));
  const isSent = outcomes.some((each) => each.status === "fulfilled" && each.value === "sent");
  const failed = outcomes.find((each) => each.status === "rejected");
  // Another try would reach the other phones a second time.
  if (!isSent && failed) throw failed.reason;
  return isSent;
}

let isSaid = false;

/** Once, when somebody would have got one. */
function sayOff(): void {
  if (!isSaid) log.info("push-off", { why: "FCM_SERVICE_ACCOUNT is not set" });
  isSaid = true;
}

async function pushTo(token: string, message: PushMessage, sender: Fcm): Promise<Pushed> {
  const pushed = await sender.send(token, message).catch((error: unknown) => {
    count("pushes", "failed");
    throw error;
  });
  count("pushes", pushed);
  if (pushed === "gone") await forgetPushToken({ token });
  return pushed;
}
