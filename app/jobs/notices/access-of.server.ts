import { listEntitlements } from "~/db/payments/entitlements.server";
import type { Recipient } from "~/db/account/recipient.server";
import { getAccess, type Access } from "~/domain/payments/access";

export const accessOf = async ({ userId, trialStartedAt }: Recipient, now: Date): Promise<Access> =>
  getAccess({ entitlements: await listEntitlements({ userId }), trialStartedAt, now });
