import { describe, ofUser, type PersonalTable } from "./personal-table";
import { actionPlans, coachConversations, coachTurns, coachUsage, rhythms } from "../schema";

/** Tables of conversations with Inno and of plans. */
export const COACH_TABLES: readonly PersonalTable[] = [
  describe(coachConversations, {
    title: "Gespräche mit Inno",
    about: ofUser(coachConversations.userId),
    labels: {
      id: "Nummer",
      userId: "Kennung",
      title: "Überschrift",
      missionId: "Mission",
      sharesAnswers: "Eigene Antworten mitgegeben",
      createdAt: "Begonnen am",
      updatedAt: "Zuletzt am",
    },
  }),
  describe(coachTurns, {
    title: "Fragen an Inno und Antworten",
    about: ofUser(coachTurns.userId),
    labels: {
      id: "Nummer",
      userId: "Kennung",
      conversationId: "Gespräch",
      position: "Stelle im Gespräch",
      question: "Frage",
      askedAt: "Gefragt am",
      answer: "Antwort",
      blocks: "Antwort in Absätzen",
      sources: "Quellen",
      state: "Stand",
      origin: "Woher",
      countedOn: "Zählt für den Tag",
      writtenAt: "Geschrieben am",
    },
  }),
  describe(coachUsage, {
    title: "Fragen je Tag",
    about: ofUser(coachUsage.userId),
    labels: { userId: "Kennung", day: "Tag", used: "Fragen", givenBack: "Davon zurückgegeben" },
  }),
  describe(actionPlans, {
    title: "Plan für 90 Tage",
    about: ofUser(actionPlans.userId),
    labels: {
      userId: "Kennung",
      careerPath: "Berufspfad",
      goal: "Ziel",
      startDay: "Beginn",
      eveningsPerWeek: "Abende je Woche",
      hoursPerEvening: "Stunden je Abend",
      daysOff: "Freie Wochentage",
      pauses: "Pausen",
      words: "Texte",
      createdAt: "Angelegt am",
      updatedAt: "Geändert am",
    },
  }),
  describe(rhythms, {
    title: "Rhythmus",
    about: ofUser(rhythms.userId),
    labels: {
      userId: "Kennung",
      weekdays: "Abende, 1 Montag bis 7 Sonntag",
      time: "Uhrzeit",
      hours: "Stunden je Abend",
      startsOn: "Gilt ab",
      pausedUntil: "Pause bis",
      calendarKey: null,
      deadlines: "Fristen im Kalender",
      followUps: "Nachfassen im Kalender",
      createdAt: "Angelegt am",
      updatedAt: "Geändert am",
    },
  }),
];
