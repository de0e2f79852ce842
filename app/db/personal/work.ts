import { describe, ofUser, type PersonalTable } from "./personal-table";
import {
  quizAnswers,
  quizResults,
  calculations,
  situations,
  snapshots,
  startSteps,
  userMissions,
  userNotes,
  userTasks,
  xpLedger,
} from "../schema";

/** Tables of test answers, tasks, notes and XP. */
export const WORK_TABLES: readonly PersonalTable[] = [
  describe(quizAnswers, {
    title: "Antworten im laufenden Persönlichkeitstest",
    about: ofUser(quizAnswers.userId),
    labels: { userId: "Kennung", questionId: "Frage", value: "Antwort (1 bis 5)", answeredAt: "Beantwortet am" },
  }),
  describe(quizResults, {
    title: "Ergebnis des Persönlichkeitstests",
    about: ofUser(quizResults.userId),
    labels: {
      userId: "Kennung",
      categoryScores: "Punkte je Kategorie",
      finishedAt: "Abgeschlossen am",
      answers: "Antwort je Frage (1 bis 5)",
    },
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
      isBonus: "Zugabe",
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
  describe(situations, {
    title: "Deine Situation",
    about: ofUser(situations.userId),
    labels: {
      userId: "Kennung",
      employment: "Arbeit",
      insurance: "Krankenversicherung",
      benefits: "Leistungen",
      customers: "Kundschaft",
      hours: "Stunden in der Woche",
      startsOn: "Geplanter Beginn",
      toldAt: "Wann du was gesagt hast",
      forgottenAt: "Antworten gelöscht am",
      createdAt: "Angelegt am",
      updatedAt: "Geändert am",
    },
  }),
  describe(startSteps, {
    title: "Dein Startfahrplan",
    about: ofUser(startSteps.userId),
    labels: {
      userId: "Kennung",
      stepId: "Schritt",
      state: "Stand",
      on: "Am",
      note: "Notiz",
      stateAt: "Stand gesagt am",
      noteAt: "Notiz geschrieben am",
      createdAt: "Angelegt am",
      updatedAt: "Geändert am",
    },
  }),
  describe(calculations, {
    title: "Deine Rechnungen",
    about: ofUser(calculations.userId),
    labels: {
      userId: "Kennung",
      calculatorId: "Rechner",
      inputs: "Deine Zahlen",
      createdAt: "Angelegt am",
      updatedAt: "Geändert am",
    },
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
];
