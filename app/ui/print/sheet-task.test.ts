import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SheetTask as Task } from "~/domain/missions/sheet";
import { SheetTask } from "./sheet-task";

const task: Task = {
  id: "a",
  title: "Logo zeichnen",
  description: "Mit dem Stift",
  type: "text",
  required: true,
  completed: false,
  answer: "",
  items: [],
  lines: 2,
};
const paperOf = (changed: Partial<Task>) =>
  renderToStaticMarkup(createElement(SheetTask, { task: { ...task, ...changed }, number: 1, level: 3 }));

test("paper says which task is voluntary, and which is done", () => {
  expect(paperOf({})).toContain("1. Logo zeichnen</span>");
  expect(paperOf({ required: false })).toContain("1. Logo zeichnen (freiwillig)</span>");
  expect(paperOf({ completed: true })).toContain("(erledigt)");
});

test("the points of a checklist have boxes of their own, and say which of them are voluntary", () => {
  const items = [
    { id: "a.eins", text: "Domain gekauft", required: true, completed: true },
    { id: "a.zwei", text: "Impressum erreichbar", required: false, completed: false },
  ];
  const paper = paperOf({ type: "checklist", items, lines: 0 });
  expect(paper.match(/<li class="list-none">[^<]*/g)).toEqual([
    '<li class="list-none">☑ Domain gekauft',
    '<li class="list-none">☐ Impressum erreichbar (freiwillig)',
  ]);
  expect(paper).not.toContain("Deine Punkte");
});
