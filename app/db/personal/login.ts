import { eq, or, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { describe, mentionedIn, ofUser, type PersonalTable } from "./personal-table";
import { knownDevices, loginCodes, pushTokens, sessions } from "../schema";
import { hasAddress } from "../account/stored-address";

const sessionsOf = (userId: string) =>
  new QueryBuilder().select({ hash: sessions.tokenHash }).from(sessions).where(eq(sessions.userId, userId));

/** Tables of logins and devices. */
export const LOGIN_TABLES: readonly PersonalTable[] = [
  describe(pushTokens, {
    title: "Telefone, die Mitteilungen bekommen",
    about: ofUser(pushTokens.userId),
    labels: {
      sessionHash: null,
      userId: "Kennung",
      token: "Gerätekennung",
      platform: "System",
      createdAt: "Seit",
    },
  }),
  describe(knownDevices, {
    title: "Geräte, auf denen du angemeldet warst",
    about: ofUser(knownDevices.userId),
    labels: { deviceHash: null, userId: "Kennung", lastUsedAt: "Letzte Anmeldung" },
  }),
  describe(sessions, {
    title: "Sitzungen",
    about: ({ userId, email }) =>
      or(eq(sessions.userId, userId), mentionedIn(sessions.data, email), mentionedIn(sessions.data, userId)),
    labels: {
      tokenHash: null,
      userId: "Kennung",
      // Empty in a member's session; before that the sealed part of a login in progress.
      data: null,
      createdAt: "Begonnen am",
      lastSeenAt: "Zuletzt genutzt",
      expiresAt: "Endet spätestens",
    },
  }),
  describe(loginCodes, {
    title: "Codes per E-Mail",
    // An array, because PostgreSQL uses no index for `in (select …)` beside `or`.
    about: ({ userId, email }) =>
      or(hasAddress(loginCodes.email, email), sql`${loginCodes.sessionHash} = any(array(${sessionsOf(userId)}))`),
    labels: {
      id: "Nummer",
      sessionHash: null,
      purpose: "Zweck",
      email: "E-Mail-Adresse",
      codeHash: null,
      strategyCode: null,
      attempts: "Versuche",
      createdAt: "Gesendet am",
      expiresAt: "Gültig bis",
      usedAt: "Benutzt am",
    },
  }),
];
