import * as z from "zod";
import { SECOND_MS } from "~/domain/time/durations";
import type { PushText } from "~/domain/messages/push";
import type { Env } from "~/environment/env";
import { provided } from "~/environment/provided";
import { accessTokens } from "./access-token.server";
import { fetchJson } from "./fetch-json.server";
import { readServiceAccount } from "./service-account";

const GOOGLE = "https://fcm.googleapis.com";

export interface PushMessage extends PushText {
  /** Kind of message, which determines where a tap leads (`pathOfPush`). */
  type: string;
  /** A later message with the same id replaces the earlier one on the phone. */
  id: string;
  /** Time to live: not delivered to a phone that is online only later. */
  lastsSeconds: number;
}

/** gone: the app was removed, or never had this token. */
export type Pushed = "sent" | "gone";

export interface Fcm {
  send: (token: string, message: PushMessage) => Promise<Pushed>;
}

const part = provided<Fcm | null>("push");

export function providePush({ FCM_SERVICE_ACCOUNT: account, FCM_API_BASE: base = GOOGLE }: Env): void {
  part.provide(account ? fcmFor(account, base) : null);
}

/** Null: push is off. */
export const fcm = part.get;

const sentSchema = z.object({ name: z.string() });
const refusedSchema = z.object({
  error: z.object({
    status: z.string(),
    details: z
      .array(
        z.object({
          errorCode: z.string().optional(),
          fieldViolations: z.array(z.object({ field: z.string().optional() })).optional(),
        }),
      )
      .optional(),
  }),
});

/** Firebase Cloud Messaging, HTTP v1. `send` throws what may be retried. */
function fcmFor(serviceAccount: string, base: string): Fcm {
  const account = readServiceAccount(serviceAccount);
  const tokens = accessTokens(account);
  const url = `${base}/v1/projects/${account.project_id}/messages:send`;
  return {
    async send(token, message) {
      const bearer = await tokens.get();
      const { status, json } = await fetchJson(url, {
        method: "POST",
        headers: { Authorization: `Bearer ${bearer}`, "Content-Type": "application/json" },
        body: JSON.stringify({ message: toFcm(token, message) }),
      });
      if (status === 200 && sentSchema.safeParse(json).success) return "sent";
      const refused = refusedSchema.safeParse(json);
      if (refused.success && isGone(refused.data.error)) return "gone";
      // Revoked before it expired.
      if (status === 401) await tokens.forget(bearer);
      throw new Error(
        `the message was not taken: ${status} ${refused.success ? refused.data.error.status : ""}`.trim(),
      );
    },
  };
}

/** FCM's fields: firebase.google.com/docs/reference/fcm/rest/v1/projects.messages */
const toFcm = (token: string, { title, body, type, id, lastsSeconds }: PushMessage) => ({
  token,
  notification: { title, body },
  data: { type },
  android: { ttl: `${lastsSeconds}s`, collapse_key: type, notification: { tag: id } },
  apns: {
    headers: { "apns-collapse-id": id, "apns-expiration": String(Math.floor(Date.now() / SECOND_MS) + lastsSeconds) },
  },
});

/** A token of another project is not gone: with a wrong account, all tokens would be deleted. */
const isGone = ({ details = [] }: z.output<typeof refusedSchema>["error"]): boolean =>
  details.some(
    ({ errorCode, fieldViolations = [] }) =>
      errorCode === "UNREGISTERED" || fieldViolations.some(({ field }) => field === "message.token"),
  );
