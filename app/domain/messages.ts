// Every stated message, once. Texts that the specification gives are kept to the letter, also where they say „Sie“.
export interface Message {
  title: string;
  description?: string;
}

// What screens say by themselves: each stands alone, as with one of a list all of it would be in every browser.
const tooManyRequests = {
  title: "Kurze Pause",
  description: "Das waren viele Versuche hintereinander. Bitte versuche es später noch einmal.",
};
export const nameTooShort: Message = { title: "Name zu kurz", description: "Bitte gib mindestens 2 Zeichen ein." };
export const nameInvalid: Message = {
  title: "Ungültiger Name",
  description: "Bitte gib einen Namen mit Buchstaben ein: höchstens 80 Zeichen, keine Links und kein @ oder /.",
};
export const emailRequired: Message = {
  title: "E-Mail erforderlich",
  description: "Bitte gib deine E-Mail-Adresse ein.",
};
export const emailInvalid: Message = {
  title: "Ungültige E-Mail",
  description: "Bitte gib eine gültige E-Mail-Adresse ein.",
};
export const invalidType: Message = { title: "Ungültiger Persönlichkeitstyp" };

export const errors = {
  emailCheckFailed: {
    title: "Fehler",
    description: "Fehler beim Überprüfen der E-Mail-Adresse. Bitte versuchen Sie es erneut.",
  },
  profileNotSaved: {
    title: "Fehler",
    description: "Fehler beim Speichern der Daten. Bitte versuchen Sie es erneut.",
  },
  progressNotSaved: {
    title: "Fehler",
    description: "Fehler beim Speichern der Fortschrittsdaten. Bitte versuchen Sie es erneut.",
  },
  mailNotSent: {
    title: "Fehler beim Senden der E-Mail",
    description: "Es gab ein Problem beim Senden des Verifizierungscodes.",
  },
  registrationFailed: {
    title: "Fehler bei der Registrierung",
    description: "Es gab ein Problem. Versuche es später erneut.",
  },
  nameTooShort,
  nameInvalid,
  emailRequired,
  emailInvalid,
  codeFormat: { title: "Ungültiger Code", description: "Bitte gib einen 6-stelligen Code ein." },
  emailUnknown: {
    title: "E-Mail nicht gefunden",
    description: "Diese E-Mail ist noch nicht registriert. Bitte registriere dich zuerst.",
  },
  loginMailNotSent: {
    title: "Fehler beim Senden",
    description: "Es gab ein Problem beim Senden des Verifizierungscodes.",
  },
  codeWrong: { title: "Code ungültig", description: "Der eingegebene Code ist nicht korrekt." },
  codeExpired: {
    title: "Code ungültig",
    description: "Dieser Code ist abgelaufen. Fordere einen neuen an.",
  },
  codeTooManyAttempts: {
    title: "Code ungültig",
    description: "Zu viele Versuche mit diesem Code. Fordere einen neuen an.",
  },
  codeMissing: {
    title: "Code ungültig",
    description: "Zu diesem Browser gehört gerade kein offener Code. Fordere einen neuen an.",
  },
  codeNotVerified: { title: "Code ungültig", description: "Verifizierung fehlgeschlagen" },
  tooManyRequests,
  userDataNotLoaded: {
    title: "Fehler beim Laden der Benutzerdaten",
    description: "Es gab ein Problem beim Laden deiner Daten.",
  },
  unexpected: { title: "Ein unerwarteter Fehler ist aufgetreten." },
  verificationFailed: { title: "Fehler", description: "Code konnte nicht verifiziert werden." },
  verificationNotSent: { title: "Fehler", description: "Code konnte nicht gesendet werden." },
  emailNotRegistered: { title: "Fehler", description: "E-Mail konnte nicht registriert werden." },
  invalidType,
  careerPathMissing: { title: "Berufspfad auswählen" },
  checkoutNeedsLogin: {
    title: "Anmeldung erforderlich",
    description: "Bitte melden Sie sich an, um ein Abonnement abzuschließen.",
  },
  checkoutFailed: {
    title: "Fehler",
    description: "Beim Erstellen der Checkout-Session ist ein Fehler aufgetreten.",
  },
  portalFailed: { title: "Fehler", description: "Beim Öffnen des Kundenportals ist ein Fehler aufgetreten." },
  priceChanged: {
    title: "Der Preis hat sich geändert",
    description: "Bestellt wurde nichts. Hier steht, was der Tarif ab heute kostet.",
  },
  paymentDeclined: {
    title: "Die Zahlung hat nicht geklappt",
    description: "Geändert und abgebucht wurde nichts. Prüf deine Zahlungsart unter „Subscription verwalten“.",
  },
  startNotWished: {
    title: "Ein Häkchen fehlt noch",
    description: "Bestätige, dass dein Tarif sofort beginnen soll. Bestellt wurde nichts.",
  },
  paymentsAway: {
    title: "Das hat gerade nicht geklappt",
    description: "Unser Zahlungsdienst antwortet nicht. Versuche es in ein paar Minuten noch einmal.",
  },
  moneyBackGone: {
    title: "Das geht hier nicht mehr",
    description: "Die 30 Tage sind vorbei, oder du hattest dein Geld schon einmal zurück. Geändert wurde nichts.",
  },
  nothingToRestore: {
    title: "Kein Kauf gefunden",
    description: "Zu deinem Konto ist bei unserem Zahlungsdienst nichts Neues verbucht.",
  },
  planIncluded: { title: "Das hast du schon", description: "Dein Tarif enthält das bereits. Geändert wurde nichts." },
  planSoon: {
    title: "Diesen Tarif gibt es noch nicht",
    description: "Er kommt, sobald Inno da ist. Bestellt wurde nichts.",
  },
  contractsNotEnded: {
    title: "Noch nicht gelöscht",
    description: "Dein laufender Tarif ließ sich gerade nicht kündigen. Versuche es in ein paar Minuten noch einmal.",
  },
  planNotWorded: {
    title: "Das hat gerade nicht geklappt",
    description: "Inno konnte nichts formulieren. Die bisherigen Sätze bleiben stehen.",
  },
  paperNothing: { title: "Noch nichts abgehakt", description: "Hake mindestens eine Aufgabe ab." },
  paperNoDay: { title: "Das ist kein Datum", description: "Wähle den Tag, an dem du fertig warst." },
  paperInFuture: { title: "Dieser Tag kommt erst noch", description: "Wähle heute oder einen früheren Tag." },
  paperTooEarly: { title: "Da warst du noch nicht dabei", description: "Wähle einen Tag ab deiner Registrierung." },
  paperNotOpen: {
    title: "Das ist gerade nicht offen",
    description: "Eine dieser Aufgaben gehört zu einer Mission, die nicht offen ist. Eingetragen wurde nichts.",
  },
  deletionUnconfirmed: {
    title: "Noch nicht bestätigt",
    description: "Tippe deine E-Mail-Adresse oder das Wort LÖSCHEN ein. Gelöscht wurde nichts.",
  },
} satisfies Record<string, Message>;

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
    description: "Im Profil kannst du das 30 Tage lang rückgängig machen.",
  },
  resetUndone: { title: "Wiederhergestellt", description: "Alles ist wieder so, wie es war." },
  emailChanged: { title: "Neue E-Mail registriert", description: "Der neue Code ist unterwegs." },
  addressChanged: {
    title: "E-Mail-Adresse geändert",
    description: "Ab jetzt loggst du dich mit der neuen Adresse ein. Alle anderen Geräte sind abgemeldet.",
  },
  purchaseRestored: { title: "Alles da", description: "Wir haben deine Käufe neu eingelesen." },
  settingsSaved: { title: "Gespeichert" },
  conversationDeleted: { title: "Gespräch gelöscht" },
  conversationsDeleted: { title: "Alle Gespräche gelöscht" },
  planSaved: { title: "Dein Plan steht", description: "Ändern und pausieren kannst du ihn jederzeit." },
  planAgain: { title: "Neu geplant ab heute", description: "Was du geschafft hast, bleibt geschafft." },
  planDeleted: { title: "Plan gelöscht", description: "Deine Missionen, Antworten und XP sind noch da." },
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

export const pathChosen = (path: string): Message => ({
  title: "Berufspfad gewählt! 🎯",
  description: `${path}: Deine erste Mission wartet.`,
});

/** A mission that is done once more, on a path somebody came back to, pays nothing. */
export const missionFinished = (xp: number): Message => ({
  title: "Mission abgeschlossen! 🎉",
  description: xp > 0 ? `Du hast ${xp} XP erhalten!` : "Ihre XP hattest du schon.",
});

/** `kept`: what was taken back in the app after that day, which counts. */
export const paperTicked = (ticked: number, kept: number): Message => ({
  title: ticked === 1 ? "1 Aufgabe nachgetragen" : `${ticked} Aufgaben nachgetragen`,
  description:
    kept > 0
      ? `${kept === 1 ? "Eine bleibt" : `${kept} bleiben`} offen: Dort hast du den Haken später in der App weggenommen.`
      : "Sind alle Pflichtaufgaben abgehakt, schließt du die Mission dort selbst ab.",
});

export const levelReached = (level: number): string => `Level ${level}!`;
export const achievementReached = (title: string): string => `Neuer Erfolg: ${title}`;

export const planStarted = (plan: string): Message => ({
  title: `${plan} ist freigeschaltet 🚀`,
  description: "Danke! Die Bestätigung mit allem Wichtigen ist per E-Mail unterwegs.",
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

export const emailTaken = {
  title: "E-Mail bereits verwendet",
  description: "E-Mail-Adresse bereits verwendet. Stattdessen einloggen?",
  cancel: "Abbrechen",
  confirm: "OK",
} as const;

export const pages = {
  loading: "Laden...",
  missionLoading: "Mission wird geladen...",
  notFound: "Oops! Page not found",
  crashed: "Unexpected Application Error!",
  imageFailed: "Bild konnte nicht geladen werden",
} as const;

export const refusals: Readonly<Record<number, Required<Message>>> = {
  400: {
    title: "Das konnten wir nicht lesen",
    description: "Etwas an deiner Eingabe passt nicht. Geändert wurde nichts.",
  },
  403: {
    title: "Das kam nicht von hier",
    description: "Die Anfrage kam von einer anderen Seite. Zu deinem Schutz haben wir nichts geändert.",
  },
  405: { title: "Das geht hier nicht", description: "Diese Adresse kann damit nichts anfangen." },
  413: {
    title: "Das ist zu viel auf einmal",
    description: "Deine Eingabe ist zu groß. Kürze sie und versuche es noch einmal.",
  },
  415: {
    title: "Das konnten wir nicht lesen",
    description: "Dieses Format verstehen wir nicht. Geändert wurde nichts.",
  },
  429: tooManyRequests,
  503: {
    title: "Gleich wieder da",
    description:
      "Wir erreichen deine Daten gerade nicht. Nichts ist verloren. Versuche es in einem Moment noch einmal.",
  },
};
