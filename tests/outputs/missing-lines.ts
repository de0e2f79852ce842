export interface Reading {
  lines: readonly string[];
  /** Whether the format draws blanks, line ends and checkboxes instead of writing them as text, as a PDF does. */
  isLettersAlone?: boolean;
}

/** Expected texts that are missing or out of order. Each must begin a line, except those that start with „…“. */
export function missingLines({ lines, isLettersAlone = false }: Reading, said: readonly string[]): string[] {
  const spaced = (text: string) => (isLettersAlone ? text.replace(/[\s☐☑]/g, "") : text.replace(/\s+/g, " ")).trim();
  const all = isLettersAlone
    ? spaced(lines.join(""))
    : `\n${lines
        .flatMap((line) => line.split("\n"))
        .map(spaced)
        .join("\n")}`;
  let at = 0;
  return said.filter((each) => {
    const isWithin = each.startsWith("…");
    const text = spaced(isWithin ? each.slice(1) : each);
    const found = all.indexOf(isWithin || isLettersAlone ? text : `\n${text}`, at);
    if (found !== -1) at = found + 1;
    return found === -1;
  });
}
