const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as HTML, with its line breaks and indentation. */
export const escape = (text: string): string =>
  text
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
    .replace(/\n( *)/g, (_, indent: string) => `<br>${"\u00a0".repeat(indent.length)}`);
