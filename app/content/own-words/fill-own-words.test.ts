import { describe, expect, test } from "vitest";
import type { Mission, Task } from "../library-types";
import { answersIn, fillOwnWords } from "./fill-own-words";

const RESULT = '<p>Mindestens <span data-wert="stundensatz.satz">die Zahl aus <b>Mission 5</b></span> je Stunde.</p>';
const ANSWER = '<p>Lies nach.</p><div data-antwort="preis-1"><p>Dein Preis steht in Mission 5.</p></div><p>Weiter.</p>';

const task: Task = { id: "preis-1", title: "Preis <nennen>", description: "Nenn ihn.", type: "text", required: true };
const mission: Mission = {
  ...{
    id: "preise",
    slug: "pfad-5",
    order: 5,
    kind: "path",
    careerPath: "pfad",
    title: "Preise",
    shortDescription: "",
    html: "",
  },
  ...{ description: "", category: "Strategie", estimatedTime: "1 Stunde", xpReward: 10, badge: null, noteField: null },
  ...{ aiCoachReminder: null, explanation: null, tasks: [task], resources: [], facts: [], sources: [] },
  ...{ sourcesAsOf: null, expertReview: null, reviewBy: null },
};
const taskOf = (id: string) => (id === task.id ? { task, mission } : null);

const fill = (html: string, words: Record<string, string> = {}, isOnPaper = false) =>
  fillOwnWords(html, { words: new Map(Object.entries(words)), taskOf, isOnPaper });

test("a result takes the place of the words for everyone, and leads to its calculator", () => {
  const words = { "stundensatz.satz": "40\u00a0€" };
  expect(fill(RESULT, words)).toBe('<p>Mindestens <a href="/rechner/stundensatz">40\u00a0€</a> je Stunde.</p>');
  expect(fill(RESULT, words, true)).toBe("<p>Mindestens 40\u00a0€ je Stunde.</p>");
  expect(fill(RESULT, { "stundensatz.festpreis": "40\u00a0€" })).toBe(RESULT);
});

describe("an answer to an earlier task", () => {
  const WAY = (act: string) => `<p><a href="/mission/pfad-5#preis-1">„Preis &lt;nennen&gt;“ ${act}</a></p>`;

  test("stands where the text needs it, line by line, with the way to its task", () => {
    const filled = fill(ANSWER, { "preis-1": " 40 € netto\n\nab Mai $& " });
    expect(filled).toContain("Deine Antwort aus Mission 5</p>");
    expect(filled).toContain('<p class="wrap-anywhere">40 € netto</p><p class="wrap-anywhere">ab Mai $&amp;</p>');
    expect(filled).toContain(WAY("ansehen oder ändern"));
    expect(filled).not.toContain("Dein Preis steht");
    expect(filled).toMatch(/^<p>Lies nach\.<\/p>.*<p>Weiter\.<\/p>$/s);
  });

  test("is text, whatever somebody wrote", () => {
    const filled = fill(ANSWER, { "preis-1": '<img src=x onerror="alert(1)"></div><script>' });
    expect(filled).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&lt;/div&gt;&lt;script&gt;");
    expect(filled).not.toMatch(/<img|<script/);
  });

  test.each([
    ["preis-1", " \n "],
    ["preis-2", "fremd"],
  ])("is none yet: %s is %j", (task, words) => {
    const filled = fill(ANSWER, { [task]: words });
    expect(filled).toContain("<p>Dein Preis steht in Mission 5.</p>");
    expect(filled).toContain(WAY("öffnen"));
    expect(filled).not.toContain("Deine Antwort");
  });

  test("a long one is folded on a screen and whole on paper, where nothing leads away", () => {
    const words = { "preis-1": "lang ".repeat(100) };
    expect(fill(ANSWER, words)).toContain("<summary>Antwort zeigen</summary>");
    expect(fill(ANSWER, { "preis-1": "kurz" })).not.toContain("<summary>");
    expect(fill(ANSWER, words, true)).toContain("lang lang");
    expect(fill(ANSWER, words, true)).not.toMatch(/<summary>|<a /);
    expect(fill(ANSWER, {}, true)).not.toContain("<a ");
  });

  test("to a task that is gone leaves the words for everyone", () => {
    const gone = ANSWER.replace("preis-1", "weg-1");
    expect(fill(gone, { "weg-1": "alt" })).toBe(gone);
  });
});

test("a text says which answers it shows, each once", () => {
  expect(answersIn(ANSWER + ANSWER + RESULT)).toEqual(["preis-1"]);
});
