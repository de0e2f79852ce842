import { eq, or, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { describe, mentionedIn, ofUser, type PersonalTable } from "./personal-table";
import {
  entitlements,
  knownDevices,
  loginCodes,
  profiles,
  quizAnswers,
  quizResults,
  sessions,
  snapshots,
  userMissions,
  userNotes,
  userProgress,
  userSettings,
  userTasks,
  xpLedger,
} from "./schema";

const sessionsOf = (userId: string) =>
  new QueryBuilder().select({ hash: sessions.tokenHash }).from(sessions).where(eq(sessions.userId, userId));

/**
 * In the order of the export. Erased from the last to the first: codes are found by their sessions, missions are locked
 * before their tasks as everywhere else, and the profile goes at the very end.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  describe(profiles, {
    title: "Konto",
    about: ofUser(profiles.userId),
    labels: {
      userId: "Kennung",
      firstName: "Vorname",
      email: "E-Mail-Adresse",
      emailVerified: "E-Mail-Adresse bestätigt",
      referralCode: "Code deines Empfehlungslinks",
      referralArrivals: "Ankünfte über deinen Empfehlungslink",
      createdAt: "Registriert am",
    },
  }),
  describe(userProgress, {
    title: "Fortschritt und Tarif",
    about: ofUser(userProgress.userId),
    labels: {
      userId: "Kennung",
      name: "Name",
      email: "E-Mail-Adresse",
      level: "Level",
      totalXp: "XP insgesamt",
      quizCompleted: "Persönlichkeitstest abgeschlossen",
      personalityType: "Persönlichkeitstyp",
      selectedCareerPath: "Berufspfad",
      subscriptionPlan: "Tarif",
      subscriptionExpiry: "Tarif läuft bis",
      trialStartDate: "Beginn der Testphase",
      pushToken: "Gerätekennung für Push-Nachrichten",
      lastActiveDate: "Zuletzt aktiv am",
      updatedAt: "Zuletzt geändert",
      createdAt: "Angelegt am",
    },
  }),
  describe(userSettings, {
    title: "Einstellungen",
    about: ofUser(userSettings.userId),
    labels: {
      userId: "Kennung",
      aiEnabled: "KI eingeschaltet",
      trialMail: "E-Mail zum Ende der Testphase",
      weeklyMail: "Wochenrückblick per E-Mail",
      dailyReminder: "Tägliche Erinnerung",
      updatedAt: "Zuletzt geändert",
    },
  }),
  describe(entitlements, {
    title: "Gekaufte Angebote",
    about: ofUser(entitlements.userId),
    labels: { userId: "Kennung", kind: "Angebot", source: "Herkunft", startsAt: "Gilt ab", expiresAt: "Gilt bis" },
  }),
  describe(quizAnswers, {
    title: "Antworten im Persönlichkeitstest",
    about: ofUser(quizAnswers.userId),
    labels: { userId: "Kennung", questionId: "Frage", value: "Antwort (1 bis 5)", answeredAt: "Beantwortet am" },
  }),
  describe(quizResults, {
    title: "Ergebnis des Persönlichkeitstests",
    about: ofUser(quizResults.userId),
    labels: { userId: "Kennung", categoryScores: "Punkte je Kategorie", finishedAt: "Abgeschlossen am" },
  }),
  describe(userTasks, {
    title: "Aufgaben: Häkchen und Antworten",
    about: ofUser(userTasks.userId),
    labels: {
      userId: "Kennung",
      missionId: "Mission",
      taskId: "Aufgabe",
      completed: "Abgehakt",
      answer: "Antwort",
      tickedAt: "Häkchen geändert am",
      answeredAt: "Antwort geändert am",
    },
  }),
  describe(userMissions, {
    title: "Missionen",
    about: ofUser(userMissions.userId),
    labels: {
      userId: "Kennung",
      missionId: "Mission",
      careerPath: "Berufspfad",
      missionOrder: "Nummer",
      status: "Stand",
      progress: "Fortschritt in Prozent",
      completedAt: "Abgeschlossen am",
    },
  }),
  describe(userNotes, {
    title: "Notizen",
    about: ofUser(userNotes.userId),
    labels: { userId: "Kennung", missionId: "Mission", note: "Notiz", notedAt: "Geschrieben am" },
  }),
  describe(xpLedger, {
    title: "XP mit Anlass und Zeitpunkt",
    about: ofUser(xpLedger.userId),
    labels: { userId: "Kennung", kind: "Anlass", ref: "Wofür", amount: "XP", createdAt: "Gutgeschrieben am" },
  }),
  describe(snapshots, {
    title: "Zurückgesetzte Stände (30 Tage lang wiederherstellbar)",
    about: ofUser(snapshots.userId),
    labels: {
      id: "Nummer",
      userId: "Kennung",
      reset: "Was zurückgesetzt wurde",
      data: "Stand vorher",
      createdAt: "Zurückgesetzt am",
      expiresAt: "Wiederherstellbar bis",
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
      // Empty once somebody is logged in; before that the sealed part of a login that is under way.
      data: null,
      createdAt: "Begonnen am",
      lastSeenAt: "Zuletzt genutzt",
      expiresAt: "Endet spätestens",
    },
  }),
  describe(loginCodes, {
    title: "Codes per E-Mail",
    // As an array: PostgreSQL uses no index for `in (select …)` beside `or`.
    about: ({ userId, email }) =>
      or(eq(loginCodes.email, email), sql`${loginCodes.sessionHash} = any(array(${sessionsOf(userId)}))`),
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
