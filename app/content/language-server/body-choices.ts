import type { Choice, Choices } from "./choices.server";

const REFERENCE = 18;

/** Of a text's blocks, those that name something by its id. */
const NAMED: Record<string, keyof Choices> = { Passage: "passages", VorlageLink: "templates" };

/** What can stand at this place of the text, from 0: ids within `<Passage id="…"`, else nothing of ours. */
export function choicesAt(text: string, place: { line: number; character: number }, choices: Choices) {
  const before = (text.split("\n")[place.line] ?? "").slice(0, place.character);
  const [, block = "", begun = ""] = /<(\w+)\s+id="([^"]*)$/.exec(before) ?? [];
  const kind = NAMED[block];
  if (!kind) return [];
  const start = { line: place.line, character: place.character - begun.length };
  return choices[kind].map((choice) => itemOf(choice, { start, end: place }));
}

const itemOf = ({ id, title }: Choice, range: object) => ({
  label: id,
  kind: REFERENCE,
  detail: title,
  filterText: id,
  textEdit: { range, newText: id },
});
