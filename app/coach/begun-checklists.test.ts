import { expect, test } from "vitest";
import { begunChecklists } from "./begun-checklists";

const items = [
  { id: "t.eins", text: "Domain gekauft", required: true },
  { id: "t.zwei", text: "Impressum geprüft", required: true },
];
const TASKS = [{ title: "Seite fertig machen", items }, { title: "Satz schreiben" }];

test("Inno is told of a checklist once a point is ticked, with what is open", () => {
  expect(begunChecklists(TASKS, [])).toEqual([]);
  expect(begunChecklists(TASKS, ["t", "x.eins"])).toEqual([]);
  expect(begunChecklists(TASKS, ["t.zwei"])).toEqual([
    { task: "Seite fertig machen", answer: "☐ Domain gekauft\n☑ Impressum geprüft" },
  ]);
});
