import { expect, test } from "vitest";
import { explainedAt } from "./fact-choices";
import { placeChoices } from "./place-choices";
import { taskChoices } from "./task-choices";

const task = { id: "preis", title: "Preis nennen", description: "Schreib ihn auf.", type: "text" };
const HEADS = [
  {
    title: "Preise",
    order: 5,
    tasks: [task, { ...task, id: "haken", type: "checklist" }, { ...task, id: "neu", alias: "alt", type: "upload" }],
  },
  { title: "Ohne Platz", tasks: [task] },
  null,
];

test("tasks with a field for an answer can be named, by the id under which answers are kept", () => {
  expect(taskChoices(HEADS).map(({ id, title }) => [id, title])).toEqual([
    ["preis", "Mission 5, „Preise“: Preis nennen"],
    ["alt", "Mission 5, „Preise“: Preis nennen"],
  ]);
});

test("over an answer stands what its task asks for", () => {
  const text = '<Meine antwort="preis">Noch keiner.</Meine> <Meine antwort="haken">Nie.</Meine>';
  const shown = (character: number) =>
    explainedAt(text, { line: 0, character }, { facts: [], tasks: taskChoices(HEADS), places: placeChoices([]) })
      ?.contents.value;
  expect(shown(4)).toBe("**Preis nennen**\n\nMission 5, „Preise“\n\nSchreib ihn auf.");
  expect(shown(50)).toBe("Die Aufgabe „haken“ gibt es nicht, oder sie hat kein Feld für eine Antwort.");
  expect(shown(30)).toBeUndefined();
});
