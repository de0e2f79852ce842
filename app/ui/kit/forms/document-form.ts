const MARKS: Record<string, string> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<"]/g, (mark) => MARKS[mark] ?? mark);

/** Adds the one line break that the parser drops after `<textarea>`, so that the value keeps its own. */
const field = ([name, value]: [string, string]): string =>
  `<textarea hidden name="${escaped(name)}">\n${escaped(value)}</textarea>`;

/** A form as HTML that sends these fields as a document: names and values, in their order. `content`: what it shows. */
export const documentForm = (action: string, fields: readonly [string, string][], content = ""): string =>
  `<form method="post" action="${escaped(action)}">${fields.map(field).join("")}${content}</form>`;
