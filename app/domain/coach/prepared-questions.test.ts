import { expect, test } from "vitest";
import { reflectionQuestion, reminderQuestion } from "./prepared-questions";

test("what is written goes along, to be seen before it is sent", () => {
  expect(reflectionQuestion({ task: "Dein Angebot", written: "  Webseiten für Cafés\n" })).toBe(
    "Ich denke über die Aufgabe „Dein Angebot“ nach. Bisher steht da: „Webseiten für Cafés“",
  );
});

test("a long answer is cut, so that the question has room", () => {
  const question = reflectionQuestion({ task: "Dein Angebot", written: "x".repeat(5_000) });
  expect(question).toMatch(/x …“$/);
  expect(question.length).toBeLessThan(1_500);
});

test("with nothing written it asks for a beginning", () => {
  expect(reflectionQuestion({ task: "Dein Angebot", written: " " })).toContain("noch nichts geschrieben");
});

test("a mission's question is taken along as what it is: one that is put to oneself", () => {
  expect(reminderQuestion("Wem hast du schon geholfen?")).toBe(
    "In meiner Mission steht die Frage: „Wem hast du schon geholfen?“ Wie finde ich meine Antwort darauf?",
  );
});
