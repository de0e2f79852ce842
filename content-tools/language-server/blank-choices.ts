import { BLANK_KINDS, BLANK_WORDS, isBlankKind, isBlankWord } from "~/domain/blanks/blank";

/** Hover text over a `<Feld>`, as Markdown: its kind, and its suggestion. */
export function explainedBlank(element: string): string {
  const [kind = "text", word = ""] = ["art", "wort"].map(
    (name) => new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1],
  );
  const takes = isBlankKind(kind) ? `**${kind}**: ${BLANK_KINDS[kind]}` : `„${kind}“ kennt „art“ nicht.`;
  if (!word) return takes;
  const offered = isBlankWord(word) ? `Angeboten wird: ${BLANK_WORDS[word]}.` : `„${word}“ kennt „wort“ nicht.`;
  return `${takes}\n\n${offered}`;
}
