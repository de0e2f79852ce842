import type { Message } from "../messages/messages";

// Success messages. Texts that the specification gives are kept to the letter.
export const successes = {
  codeSent: {
    title: "Code gesendet! 📧",
    description: "Wir haben dir einen 6-stelligen Code geschickt. Einen neuen kannst du in 1 Minute anfordern.",
  },
  welcomeBack: { title: "Willkommen zurück! 🎉" },
  emailConfirmed: { title: "E-Mail bestätigt! 🎉" },
  codeResent: { title: "Code gesendet ✉️", description: "Schau in dein Postfach, auch im Spam-Ordner." },
  progressReset: {
    title: "Zurückgesetzt",
    description: "30 Tage lang kannst du das rückgängig machen.",
  },
  resetUndone: { title: "Wiederhergestellt", description: "Alles ist wieder so, wie es war." },
  emailChanged: { title: "Neue E-Mail registriert", description: "Der neue Code ist unterwegs." },
  addressChanged: {
    title: "E-Mail-Adresse geändert",
    description: "Ab jetzt loggst du dich mit der neuen Adresse ein. Alle anderen Geräte sind abgemeldet.",
  },
  purchaseRestored: { title: "Alles da", description: "Wir haben deine Käufe neu eingelesen." },
  settingsSaved: { title: "Gespeichert" },
  selfCheckOff: {
    title: "Es wird nicht mehr gefragt",
    description: "In den Einstellungen kannst du es wieder einschalten.",
  },
  conversationDeleted: { title: "Gespräch gelöscht" },
  conversationsDeleted: { title: "Alle Gespräche gelöscht" },
  planSaved: { title: "Dein Plan steht", description: "Ändern und pausieren kannst du ihn jederzeit." },
  planAgain: { title: "Neu geplant ab heute", description: "Was du geschafft hast, bleibt geschafft." },
  planDeleted: { title: "Plan gelöscht", description: "Deine Missionen, Antworten und XP sind noch da." },
  rhythmSaved: { title: "Dein Rhythmus steht", description: "Ändern und pausieren kannst du ihn jederzeit." },
  rhythmDeleted: { title: "Rhythmus gelöscht", description: "Deine Missionen, Antworten und XP sind noch da." },
  situationDeleted: { title: "Antworten gelöscht", description: "Deine Missionen zeigen wieder alles der Reihe nach." },
  rungTakenBack: { title: "Zurückgenommen", description: "Du kannst es jederzeit wieder eintragen." },
  stepSaved: { title: "Schritt gespeichert" },
  contactSaved: { title: "Gespeichert" },
  contactDeleted: { title: "Gelöscht", description: "Auch auf deinen anderen Geräten, sobald sie Netz haben." },
  companionSaved: { title: "Gespeichert", description: "So sieht es, wer dich begleitet." },
  companionRenewed: { title: "Neuer Link", description: "Der frühere führt ins Leere." },
  companionWithdrawn: { title: "Einladung zurückgezogen", description: "Der Link führt ins Leere." },
  companionSaidYes: {
    title: "Jemand hat schon Ja gesagt",
    description: "Beenden kannst du die Begleitung ganz unten.",
  },
  companionEnded: { title: "Beendet", description: "Der Link führt ins Leere, die Adresse ist gelöscht." },
  thresholdChosen: { title: "Deine Schwelle steht", description: "Ab jetzt wird gezählt." },
  resultSaved: { title: "Gezählt" },
  experimentDecided: { title: "Entschieden", description: "Dein Grund steht dabei." },
  experimentDeleted: { title: "Gelöscht", description: "Du kannst den Versuch jederzeit neu anfangen." },
  startDayTaken: { title: "Kein Starttag mehr", description: "Deine Schritte und Notizen sind noch da." },
  calculationSaved: { title: "Gerechnet und gemerkt", description: "Deine Zahlen stehen auch in deiner Mappe." },
  calculationForgotten: { title: "Zahlen vergessen", description: "Hier stehen wieder die Beispiele." },
  calendarConnected: { title: "Deine Kalenderadresse ist da", description: "Eine frühere gilt nicht mehr." },
  followUpsSaved: { title: "Übernommen", description: "Dein Kalender fragt von selbst danach." },
  deadlinesSaved: { title: "Fristen übernommen", description: "Dein Kalender fragt von selbst danach." },
  calendarEnded: { title: "Kalender getrennt", description: "Die Adresse führt ins Leere." },
  planWorded: { title: "Neu formuliert", description: "Sätze, die du selbst geschrieben hast, sind geblieben." },
} satisfies Record<string, Message>;

export const welcome = (product: string): Message => ({
  title: `Willkommen bei ${product}! 🎉`,
  description: "Wir haben dir einen Verifizierungscode geschickt.",
});

export const quizFinished = (type: string, xp: number): Message => ({
  title: "Quiz abgeschlossen! 🎉",
  description: `Dein Typ: ${type}. Du hast ${xp} XP erhalten!`,
});

/** Link of a success message that can be undone; /home offers it for as long as the undo is possible. */
export const undoing = { to: "/rueckgaengig", label: "Rückgängig" } as const;

export const pathChosen = (path: string): Message => ({
  title: "Berufspfad gewählt! 🎯",
  description: `${path}: Deine erste Mission wartet.`,
});

/** A mission finished again, on a path the learner came back to, pays no XP. */
export const missionFinished = (xp: number): Message => ({
  title: "Mission abgeschlossen! 🎉",
  description: xp > 0 ? `Du hast ${xp} XP erhalten!` : "Ihre XP hattest du schon.",
});

/** `day`: „1. März 2027“; `past`: deadlines that have gone by with it. */
export const startDaySaved = (day: string, past: number): Message => ({
  title: `Dein Start: ${day}`,
  description:
    past === 0
      ? "Alle Termine sind umgerechnet."
      : `Alle Termine sind umgerechnet. ${past === 1 ? "Einer ist" : `${past} sind`} damit schon vorbei.`,
});

/** `kept`: tasks and items unticked in the app after the day on paper; the later act counts. */
export const paperTicked = (ticked: number, kept: number): Message => ({
  title: `${ticked} Häkchen nachgetragen`,
  description:
    kept > 0
      ? `${kept === 1 ? "Eines bleibt" : `${kept} bleiben`} offen: Dort hast du den Haken später in der App weggenommen.`
      : "Sind alle Pflichtaufgaben abgehakt, schließt du die Mission dort selbst ab.",
});

export const levelReached = (level: number): string => `Level ${level}!`;
export const achievementReached = (title: string): string => `Neuer Erfolg: ${title}`;

export const planStarted = (plan: string): Message => ({
  title: `${plan} ist freigeschaltet 🚀`,
  description: "Danke! Die Bestätigung mit allem Wichtigen ist per E-Mail unterwegs.",
});

export const priceAgreed = (plan: string, price: string, from: string): Message => ({
  title: "Danke, du bist weiter dabei",
  description: `${plan} kostet ab dem ${from} ${price} im Monat. Die Bestätigung kommt per E-Mail.`,
});

export const planCancelled = (plan: string, day: string): Message => ({
  title: `${plan} ist gekündigt`,
  description: `Bis ${day} kannst du alles weiter nutzen. Danach wird nichts mehr abgebucht.`,
});

export const moneyBack = (plan: string, amount: string): Message => ({
  title: `${plan} ist beendet, du bekommst ${amount} zurück`,
  description: "Das Geld kommt auf demselben Weg, auf dem du bezahlt hast. Das dauert ein paar Tage.",
});

export const demoPlanStarted = (plan: string): Message => ({
  title: `${plan} ist freigeschaltet 🚀`,
  description: "Das war die Demo: Es wurde nichts abgebucht.",
});

export const demoPlanEnded = (plan: string): Message => ({
  title: `${plan} ist beendet`,
  description: "Dein Konto und dein Fortschritt bleiben.",
});

/** `opened` and `folded`: parts of the path's texts that changed. */
export function situationSaved(opened: number, folded: number): Message {
  const parts = [
    opened > 0 ? `${countSections(opened)} jetzt offen` : "",
    folded > 0 ? `${countSections(folded)} jetzt gefaltet` : "",
  ];
  const said = parts.filter(Boolean).join(", ");
  return { title: "Gespeichert", description: said ? `${said}.` : "In deinen Texten ändert sich dadurch nichts." };
}

const countSections = (count: number): string => (count === 1 ? "1 Abschnitt ist" : `${count} Abschnitte sind`);
