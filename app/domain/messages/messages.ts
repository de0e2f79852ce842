import { waitingTime } from "./waiting-time";

// All error and refusal messages. Texts that the specification gives are kept to the letter, also where they say „Sie“.
export interface Message {
  title: string;
  description?: string;
}

// Messages that screens show without the server: single exports, as one object would reach every browser as a whole.
const tooManyRequests = {
  title: "Kurze Pause",
  description: "Das waren viele Versuche hintereinander. Bitte versuche es später noch einmal.",
};
/** The same message with the time when requests are accepted again. */
export const pauseFor = (seconds: number): Required<Message> => ({
  title: tooManyRequests.title,
  description: `Das waren viele Versuche hintereinander. Weiter geht es ${waitingTime(seconds)}.`,
});
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
export const emailUnreachable: Message = {
  title: "Dorthin kommt unsere E-Mail nicht",
  description:
    "Unser Mailserver kommt mit Umlauten und fremden Buchstaben vor dem @ nicht zurecht. Nimm bitte eine Adresse ohne.",
};
/** Shown when a form could not be sent: no answer came, or that of a proxy whose server is down. */
export const notSaved: Required<Message> = {
  title: "Nicht gespeichert",
  description:
    "Wir erreichen den Server gerade nicht. Was du eingegeben hast, steht noch da. Prüf deine Verbindung und versuche es dann noch einmal.",
};
/** Instead, where the device keeps what was typed until there is a connection. */
export const kept: Required<Message> = {
  title: "Wird nachgetragen",
  description:
    "Wir erreichen den Server gerade nicht. Dein Gerät hebt es auf und schickt es, sobald du wieder Netz hast.",
};
/** The same for a server error; the id of the log entry follows. */
export const notSavedByBug = "Was du eingegeben hast, steht noch da. Versuche es später noch einmal.";
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
  emailUnreachable,
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
  codeReplaced: {
    title: "Code ungültig",
    description: "Es gibt einen neueren Code. Nimm den aus der letzten E-Mail.",
  },
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
  priceOver: {
    title: "Dieser Preis steht nicht mehr zur Wahl",
    description: "Geändert wurde nichts. Hier siehst du, was dein Tarif kostet.",
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
