import { beforeAll, expect, test } from "vitest";
import { HALVES, readQuestions } from "../../../tests/fixtures/questions/questions";
import type { HelpAnswer } from "../library";
import { loadLibrary } from "../load.server";
import { findHelp } from "./help-answers";

let answers: readonly HelpAnswer[];
beforeAll(async () => {
  const loaded = await loadLibrary({ contentDir: "content", cacheDir: ".cache/content", now: Date.now() });
  if (!loaded.ok) throw new Error("no library");
  answers = loaded.library.help;
}, 300_000);

const foundFor = (query: string) => findHelp(answers, query).map(({ url }) => url.replace("/hilfe#", ""));

/** Written without a look at the words of the answers. */
const ASKED: [query: string, answer: string][] = [
  ["Wie kündige ich?", "kuendigen-und-geld-zurueck"],
  ["kündigen", "kuendigen-und-geld-zurueck"],
  ["kuendigung", "kuendigen-und-geld-zurueck"],
  ["Wie bekomme ich mein Geld zurück?", "kuendigen-und-geld-zurueck"],
  ["Was kostet das?", "kosten"],
  ["Was passiert nach der Testphase?", "kosten"],
  ["Tarif", "kosten"],
  ["Konto löschen", "meine-daten"],
  ["Was macht ihr mit meinen Daten?", "meine-daten"],
  ["Datenschutz", "meine-daten"],
  ["Ich habe zwei Wochen nichts gemacht", "abend-verpasst"],
  ["Abend verpasst", "abend-verpasst"],
  ["Code kommt nicht", "code-kommt-nicht"],
  ["Pfad wechseln", "pfad-wechseln"],
  ["Kann ich meinen Berufspfad ändern?", "pfad-wechseln"],
  ["Wo sind meine Antworten?", "mappe"],
  ["Missionen ausdrucken", "papier-und-offline"],
  ["Geht das offline?", "papier-und-offline"],
  ["Wer ist Inno?", "was-kann-inno"],
  ["Ist Inno ein Mensch?", "was-kann-inno"],
  ["Test wiederholen", "was-sagt-der-test"],
  ["Mein Typ passt nicht", "was-sagt-der-test"],
  ["Wie lange dauert der Test?", "wie-viel-zeit"],
  ["Was bringen XP?", "xp-und-stufen"],
  ["wofür level", "xp-und-stufen"],
  ["Ich habe keine Idee", "ohne-idee"],
  ["Ist das was für mich?", "fuer-wen"],
  ["Ist das Rechtsberatung?", "recht-und-steuern"],
];

test.each(ASKED)("„%s“ leads to the help on %s", (query, answer) => {
  expect(foundFor(query)).toContain(answer);
});

test("questions about one's work seldom meet the help, and never more than two answers", () => {
  const about = HALVES.map((half) =>
    readQuestions(half).map(({ question }) => ({ question, found: foundFor(question) })),
  );
  for (const questions of about) {
    const met = questions.filter(({ found }) => found.length > 0);
    expect(
      met.length / questions.length,
      met.map(({ question, found }) => `${question}: ${found.join(", ")}`).join("\n"),
    ).toBeLessThan(0.03);
    expect(questions.filter(({ found }) => found.length > 2)).toEqual([]);
  }
});

test.each(["", "?", "der die das", "xyzzy", "Rechnung schreiben", "Umsatzsteuer", "Gewerbe anmelden"])(
  "„%s“ has no answer in the help",
  (query) => {
    expect(foundFor(query)).toEqual([]);
  },
);
