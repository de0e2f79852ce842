export interface Reading {
  lines: readonly string[];
  /** Blanks, line ends and boxes are drawn there, and no text. */
  isLettersAlone?: boolean;
}

/** What should be read and is not, or in another order. Each begins a line, but for those behind „…“. */
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
