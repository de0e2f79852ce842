import type { Access } from "../payments/access";
import { isClientUser, toClientUser, type ClientUser } from "./client-user";
import { isRecord } from "../is-record";

export interface PageFrame {
  user: ClientUser;
  hasBasicAccess: boolean;
  coachAccess: boolean;
}

export const toFrame = (member: Parameters<typeof toClientUser>[0] & { access: Access }): PageFrame => ({
  user: toClientUser(member),
  hasBasicAccess: member.access.basicAccess,
  coachAccess: member.access.coachAccess,
});

/** The frame in a route's loader data; null for a route outside the frame. */
export function frameIn(data: unknown): PageFrame | null {
  const frame = isRecord(data) ? data.frame : null;
  return isFrame(frame) ? frame : null;
}

const isFrame = (value: unknown): value is PageFrame =>
  isRecord(value) &&
  isClientUser(value.user) &&
  [value.hasBasicAccess, value.coachAccess].every((access) => typeof access === "boolean");
