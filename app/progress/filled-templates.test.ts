import { expect, test } from "vitest";
import { Library } from "~/content/library";
import { buildSample } from "../../tests/fixtures/sample-content";
import { filledTemplates } from "./filled-templates";

const TEMPLATE =
  '<Vorlage id="mail" titel="Mail">\n\nIch bin in <Feld id="ort">Ort</Feld>, <Feld id="tag" art="datum">Tag</Feld>.\n\n</Vorlage>';
const built = await buildSample({ "roadmaps/pfad-1/04.mdx": (raw) => `${raw}\n${TEMPLATE}\n` });
if (!built.ok) throw new Error(built.problems.map(({ message }) => message).join());
const library = new Library(built.data);
const row = (missionId: string, taskId: string, answer: string) => ({ missionId, taskId, answer });

test("a filled in template is a text with its title, and what is empty reads as its label", () => {
  expect(filledTemplates(library, [row("pfad-1-4", "vorlage.mail.ort", "Köln")])).toEqual({
    ofMissions: [
      { missionId: "pfad-1-4", taskId: "vorlage.mail", task: "Vorlage: Mail", answer: "Ich bin in Köln, [Tag]." },
    ],
    own: [],
  });
  expect(filledTemplates(library, [row("pfad-1-4", "vorlage.mail.ort", "")]).ofMissions).toEqual([]);
});

test("one with a page of its own is an entry by itself", () => {
  expect(filledTemplates(library, [row("vorlagen/angebot", "vorlage.angebot.name", "Rosa")]).own).toEqual([
    {
      ...{ id: "vorlage.angebot", title: "Angebot", place: "Vorlage", to: "/vorlagen/angebot", note: null },
      answers: [{ taskId: "vorlage.angebot", task: "Deine Fassung", answer: "Hallo Rosa" }],
    },
  ]);
});

test.each([
  ["pfad-1-4", "vorlage.mail.weg"],
  ["pfad-1-4", "vorlage.weg.ort"],
  ["weg", "vorlage.mail.ort"],
])("what stood in a blank that is gone is kept: %s %s", (missionId, taskId) => {
  expect(filledTemplates(library, [row(missionId, taskId, "Köln")]).ofMissions).toEqual([
    { missionId, taskId: "vorlage.", task: "Frühere Vorlage", answer: "Köln" },
  ]);
});

test("of a template that is gone stays what stood in it", () => {
  expect(filledTemplates(library, [row("vorlagen/weg", "vorlage.weg.ort", "Köln")]).own).toMatchObject([
    { title: "Frühere Vorlage", to: null, answers: [{ answer: "Köln" }] },
  ]);
});
