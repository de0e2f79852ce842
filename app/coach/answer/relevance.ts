import { foldTyped } from "~/domain/coach/fold-typed";

/** Relevance of each text: the question's words it holds, where a word found in few texts weighs more. */
export function weigh(question: string, texts: readonly string[]): number[] {
  const asked = [...new Set(wordsOf(question))];
  const words = texts.map(wordsOf);
  const holds = words.map((own) => asked.map((word) => own.some((known) => isSame(known, word))));
  const spread = asked.map((_, index) => holds.filter((held) => held[index]).length);
  return holds.map((held) =>
    held.reduce((sum, has, index) => (has ? sum + 1 / Math.sqrt(spread[index] ?? 1) : sum), 0),
  );
}

const wordsOf = (text: string): string[] =>
  foldTyped(text)
    .split(" ")
    .filter((word) => word.length > 2 && !SAYS_NOTHING.has(word))
    .map((word) =>
      word.replace(/(?:inen|in|ern|en|em|er|es|e|n|s|t)$/, (end) => (word.length - end.length < 4 ? end : "")),
    );

/** A compound holds its parts: „Gewerbeanmeldung“ and „Gewerbe“. */
const isSame = (known: string, word: string): boolean =>
  known === word || (word.length >= 5 && known.includes(word)) || (known.length >= 5 && word.includes(known));

const SAYS_NOTHING = new Set(
  foldTyped(
    `der die das den dem des ein eine einen einem einer und oder aber denn weil dass wenn falls als wie was wer wo wann warum wieso
    weshalb welche welcher welches ich mich mir mein meine meinen meinem du dich dir dein deine deinen sie ihr uns wir man sich es
    ist sind bin war wird werden habe hat haben kann können muss müssen soll sollen will wollen darf dürfen möchte mag nicht kein
    keine auch noch nur schon mal doch denn für mit von vom zum zur bei auf aus bis nach über unter vor ohne gegen durch eigentlich
    bitte danke hallo genau gibt geht mache machen viel mehr jetzt heute hier dann also brauche brauchen frage`,
  ).split(" "),
);
