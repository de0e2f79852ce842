import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FEATURES } from "../app/domain/features";
import { readRows } from "../breaking/plan/map.mjs";
import * as messages from "../app/domain/messages/messages";
import * as successes from "../app/domain/level/successes";

/** The map; each of its rows has a statement, its place, and its test or decision. */
const map = readFileSync("docs/spec-map.md", "utf8");
const rows = readRows(map).map(({ statement, where, held }) => [statement, where, held]);
const decisions = readFileSync("docs/decisions.md", "utf8");
/** Features that are switched off in the list of features: only their rows may be left open. */
const { coach, payments, push } = FEATURES;
const MISSING = Object.entries({ payments, coach, push }).filter(([, is]) => !is);
const NOT_BUILT = new RegExp(`^not built yet: (${MISSING.map(([name]) => name).join("|")})$`);
const FILE = /`((?:app|tests|content|content-tools|docs|drizzle|public)\/[^`]+)`/g;

describe("the map", () => {
  test("has a row for everything", () => expect(rows.length).toBeGreaterThan(200));

  test("has three cells in each row, and something in each", () => {
    expect(rows.filter((cells) => cells.some((cell) => cell === ""))).toEqual([]);
    const lines = map.split("\n").filter((line) => line.startsWith("|"));
    expect(lines.filter((line) => line.split("|").length !== 5)).toEqual([]);
  });

  test("names files that exist", () => {
    const named = rows.flatMap(([, ...cells]) => [...cells.join(" ").matchAll(FILE)].map(([, file = ""]) => file));
    expect(named.length).toBeGreaterThan(rows.length);
    expect([...new Set(named)].filter((file) => !existsSync(file))).toEqual([]);
  });

  test("says of each statement where it is, and a test, a decision or that it is not built yet", () => {
    const open = rows.filter(([, where = "", held = ""]) => {
      const isTested = /`[^`]*(\.test\.tsx?|\.spec\.ts|tests\/integration\/[^`]+\.ts)`/.test(held);
      const isDecided = /\*\*Decision: /.test(held);
      return !/`[^`]+`/.test(where) || !(isTested || isDecided || NOT_BUILT.test(held));
    });
    expect(open).toEqual([]);
  });

  test("leaves open only what the list of features says is missing", () => {
    const unbuilt = rows.filter((cells) => cells.join(" ").includes("not built yet"));
    expect(unbuilt.filter(([, , held = ""]) => !NOT_BUILT.test(held))).toEqual([]);
  });

  test("refers to decisions that are written down", () => {
    const named = rows.flatMap((cells) =>
      [...cells.join(" ").matchAll(/\*\*Decision: (.+?)\*\*/g)].map(([, name]) => name),
    );
    expect([...new Set(named)].filter((name) => !decisions.includes(`- **${name}`))).toEqual([]);
  });

  test("names a place for each of the calls", () => {
    const calls = ["check-email-exists", "send-onboarding-emails", "verify-email-code", "get-user-data"].concat([
      "check-subscription",
      "create-checkout-subscription",
      "create-checkout-lifetime",
      "customer-portal",
      "ai-coach-chat",
    ]);
    for (const call of calls) {
      const [row] = rows.filter(([statement = ""]) => statement.startsWith(call));
      expect(row?.[1], call).toMatch(/(loader|action|resource route)s?( of)? `app\/routes\//);
    }
  });
});

const stated: [name: string, message: messages.Message, title: string, description?: string][] = [
  [
    "existence check",
    messages.errors.emailCheckFailed,
    "Fehler",
    "Fehler beim Überprüfen der E-Mail-Adresse. Bitte versuchen Sie es erneut.",
  ],
  [
    "profile insert",
    messages.errors.profileNotSaved,
    "Fehler",
    "Fehler beim Speichern der Daten. Bitte versuchen Sie es erneut.",
  ],
  [
    "progress insert",
    messages.errors.progressNotSaved,
    "Fehler",
    "Fehler beim Speichern der Fortschrittsdaten. Bitte versuchen Sie es erneut.",
  ],
  [
    "mail",
    messages.errors.mailNotSent,
    "Fehler beim Senden der E-Mail",
    "Es gab ein Problem beim Senden des Verifizierungscodes.",
  ],
  [
    "registration",
    messages.errors.registrationFailed,
    "Fehler bei der Registrierung",
    "Es gab ein Problem. Versuche es später erneut.",
  ],
  ["name", messages.errors.nameTooShort, "Name zu kurz", "Bitte gib mindestens 2 Zeichen ein."],
  ["no e-mail", messages.errors.emailRequired, "E-Mail erforderlich", "Bitte gib deine E-Mail-Adresse ein."],
  ["e-mail", messages.errors.emailInvalid, "Ungültige E-Mail", "Bitte gib eine gültige E-Mail-Adresse ein."],
  ["code", messages.errors.codeFormat, "Ungültiger Code", "Bitte gib einen 6-stelligen Code ein."],
  [
    "e-mail taken",
    messages.emailTaken,
    "E-Mail bereits verwendet",
    "E-Mail-Adresse bereits verwendet. Stattdessen einloggen?",
  ],
  [
    "e-mail unknown",
    messages.errors.emailUnknown,
    "E-Mail nicht gefunden",
    "Diese E-Mail ist noch nicht registriert. Bitte registriere dich zuerst.",
  ],
  ["login mail", messages.errors.loginMailNotSent, "Fehler beim Senden"],
  ["wrong code", messages.errors.codeWrong, "Code ungültig", "Der eingegebene Code ist nicht korrekt."],
  ["unverified code", messages.errors.codeNotVerified, "Code ungültig", "Verifizierung fehlgeschlagen"],
  [
    "user data",
    messages.errors.userDataNotLoaded,
    "Fehler beim Laden der Benutzerdaten",
    "Es gab ein Problem beim Laden deiner Daten.",
  ],
  ["unexpected", messages.errors.unexpected, "Ein unerwarteter Fehler ist aufgetreten."],
  ["verification", messages.errors.verificationFailed, "Fehler", "Code konnte nicht verifiziert werden."],
  ["resending", messages.errors.verificationNotSent, "Fehler", "Code konnte nicht gesendet werden."],
  ["changing", messages.errors.emailNotRegistered, "Fehler", "E-Mail konnte nicht registriert werden."],
  ["type", messages.errors.invalidType, "Ungültiger Persönlichkeitstyp"],
  ["path", messages.errors.careerPathMissing, "Berufspfad auswählen"],
  [
    "checkout without login",
    messages.errors.checkoutNeedsLogin,
    "Anmeldung erforderlich",
    "Bitte melden Sie sich an, um ein Abonnement abzuschließen.",
  ],
  [
    "checkout",
    messages.errors.checkoutFailed,
    "Fehler",
    "Beim Erstellen der Checkout-Session ist ein Fehler aufgetreten.",
  ],
  ["portal", messages.errors.portalFailed, "Fehler", "Beim Öffnen des Kundenportals ist ein Fehler aufgetreten."],
  [
    "welcome",
    successes.welcome("Losgehen"),
    "Willkommen bei Losgehen! 🎉",
    "Wir haben dir einen Verifizierungscode geschickt.",
  ],
  ["code sent", successes.successes.codeSent, "Code gesendet! 📧"],
  ["welcome back", successes.successes.welcomeBack, "Willkommen zurück! 🎉"],
  ["confirmed", successes.successes.emailConfirmed, "E-Mail bestätigt! 🎉"],
  ["code resent", successes.successes.codeResent, "Code gesendet ✉️"],
  ["new e-mail", successes.successes.emailChanged, "Neue E-Mail registriert"],
  ["quiz", successes.quizFinished("Denker:in", 100), "Quiz abgeschlossen! 🎉"],
  ["path chosen", successes.pathChosen("E-Commerce"), "Berufspfad gewählt! 🎯"],
  ["mission", successes.missionFinished(120), "Mission abgeschlossen! 🎉", "Du hast 120 XP erhalten!"],
];

describe("the stated messages stand to the letter", () => {
  test.each(stated)("%s", (_name, message, title, description) => {
    expect(message.title).toBe(title);
    if (description) expect(message.description).toBe(description);
  });

  test("with what they are said to hold", () => {
    expect(successes.successes.codeSent.description).toMatch(/6-stellig.*1 Minute/);
    expect(successes.quizFinished("Denker:in", 100).description).toMatch(/Denker:in.*100 XP/);
    expect([messages.emailTaken.cancel, messages.emailTaken.confirm]).toEqual(["Abbrechen", "OK"]);
    expect(messages.pages).toEqual({
      loading: "Laden...",
      missionLoading: "Mission wird geladen...",
      notFound: "Oops! Page not found",
      crashed: "Unexpected Application Error!",
      imageFailed: "Bild konnte nicht geladen werden",
    });
  });
});

/** Checked in the sources: a state that cannot arise, and animations that only show after a wait. */
test.each([
  ["app/routes/_app.home/route.tsx", "Deine Missionen werden geladen..."],
  ["app/ui/styles/screens/quiz.css", "--animate-leave: leave 1ms 2s forwards"],
  ["app/ui/styles/controls/buttons.css", "animation: hint 120ms 700ms both"],
])("%s says %s", (file, text) => {
  expect(readFileSync(file, "utf8")).toContain(text);
});
