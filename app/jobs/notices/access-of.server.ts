import { listEntitlements } from "~/db/entitlements.server";
import type { Recipient } from "~/db/recipient.server";
import { getAccess, type Access } from "~/domain/access";

export const accessOf = async ({ userId, trialStartedAt }: Recipient, now: Date): Promise<Access> =>
  getAccess({ entitlements: await listEntitlements({ userId }), trialStartedAt, now });
