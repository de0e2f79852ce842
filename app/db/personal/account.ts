import { describe, ofUser, type PersonalTable } from "./personal-table";
import { notices, profiles, userProgress, userSettings } from "../schema";

/** Tables of a person's identity, progress and settings. */
export const ACCOUNT_TABLES: readonly PersonalTable[] = [
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
      mailStopped: "Warum wir nicht mehr schreiben",
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
      reminderMail: "Erinnerung an Abende per E-Mail",
      selfCheck: "Kurze Fragen auf Home",
      eveningPush: "Dein Satz auf dem Sperrbildschirm",
      updatedAt: "Zuletzt geändert",
    },
  }),
  describe(notices, {
    title: "Nachrichten an dich",
    about: ofUser(notices.userId),
    labels: {
      userId: "Kennung",
      kind: "Art",
      day: "Für den Tag",
      createdAt: "Angelegt am",
      claimedAt: "Begonnen am",
      endedAt: "Erledigt am",
      outcome: "Ausgang",
    },
  }),
];
