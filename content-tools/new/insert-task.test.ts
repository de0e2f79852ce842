import { expect, test } from "vitest";
import { insertTask } from "./insert-task";

const ITEM = '- id: "m-task-2"\n  title: "Zwei"\n';

test.each([
  ["at the end of the head", "---\ntitle: A\ntasks:\n  - id: m-task-1\n    title: Eins\n---\n\nText\n- a\n"],
  ["before another field", "---\ntasks:\n  - id: m-task-1\n    title: Eins\n# Bleibt stehen\norder: 1\n---\n\nText\n"],
  ["without indentation", "---\ntasks:\n- id: m-task-1\n  title: Eins\norder: 1\n---\n"],
])("a task comes behind the last one, %s", (_, text) => {
  const indentation = text.includes("\n  - ") ? "  " : "";
  const added = ITEM.trimEnd().replace(/^/gm, indentation);
  const last = `title: Eins\n`;
  expect(insertTask(text, ITEM)).toBe(text.replace(last, `${last}${added}\n`));
});
