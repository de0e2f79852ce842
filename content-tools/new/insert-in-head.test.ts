import { expect, test } from "vitest";
import { insertInHead, insertInList } from "./insert-in-head";

const ITEM = '- id: "m-task-2"\n  title: "Zwei"\n';

test.each([
  ["at the end of the head", "---\ntitle: A\ntasks:\n  - id: m-task-1\n    title: Eins\n---\n\nText\n- a\n"],
  ["before another field", "---\ntasks:\n  - id: m-task-1\n    title: Eins\n# Bleibt stehen\norder: 1\n---\n\nText\n"],
  ["without indentation", "---\ntasks:\n- id: m-task-1\n  title: Eins\norder: 1\n---\n"],
])("a task comes behind the last one, %s", (_, text) => {
  const indentation = text.includes("\n  - ") ? "  " : "";
  const added = ITEM.trimEnd().replace(/^/gm, indentation);
  const last = `title: Eins\n`;
  expect(insertInList(text, ITEM, "tasks")).toBe(text.replace(last, `${last}${added}\n`));
});

test("a list that is not there begins at the end of the head", () => {
  expect(insertInList("---\ntitle: A\n---\n\nText\n", '- id: "a"\n  art: "eine"\n', "fragen")).toBe(
    '---\ntitle: A\nfragen:\n  - id: "a"\n    art: "eine"\n---\n\nText\n',
  );
});

test("lines come before a field of the head, whatever the text says below", () => {
  const text = "---\ntitle: tasks\ntasks:\n  - id: a\n---\n\ntasks: b\n";
  expect(insertInHead(text, 'frage:\n  id: "k"\n', "tasks")).toBe(
    text.replace("\ntasks:", '\nfrage:\n  id: "k"\ntasks:'),
  );
});
