import type { AnswerContent, Inline } from "~/domain/coach/answer";
import { CRISIS_ANSWER } from "~/domain/coach/crisis";
import type { CoachPassage } from "~/domain/coach/passage";
import { claimsOf, factsOf, type Facts } from "./claims";

// Telephone numbers of the crisis answer need no passage.
const HELP = factsOf(CRISIS_ANSWER.text);

/** Tests whether a passage that a block cites supports every number, date and duty the block claims. */
export function createGrounding(passages: readonly CoachPassage[]): (block: AnswerContent) => boolean {
  const facts: (Facts | undefined)[] = [];
  const factsAt = (index: number): Facts | undefined => {
    const passage = passages[index];
    if (passage === undefined) return undefined;
    return (facts[index] ??= factsOf(
      [passage.title, passage.heading ?? "", passage.text, passage.stand ?? ""].join("\n"),
    ));
  };
  return (block) => {
    const claims = claimsOf(textOf(block));
    if (claims.length === 0) return true;
    const cited = citedNumbers(block).flatMap((number) => factsAt(number - 1) ?? []);
    return claims.every((claim) => [HELP, ...cited].some((known) => known.has(claim)));
  };
}

export function citedNumbers(block: AnswerContent): number[] {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return block.children.flatMap(numbersOf);
    case "list":
      return block.items.flat().flatMap(citedNumbers);
    case "quote":
      return block.children.flatMap(citedNumbers);
    case "code":
      return [];
  }
}

function numbersOf(inline: Inline): number[] {
  if (inline.type === "source") return [inline.number];
  return "children" in inline ? inline.children.flatMap(numbersOf) : [];
}

/** One line per item or paragraph, so that no claim is read across two of them. */
function textOf(block: AnswerContent): string {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return block.children.map(inlineText).join("");
    case "list":
      return block.items.flat().map(textOf).join("\n");
    case "quote":
      return block.children.map(textOf).join("\n");
    case "code":
      return block.text;
  }
}

function inlineText(inline: Inline): string {
  if (inline.type === "source") return " ";
  return "children" in inline ? inline.children.map(inlineText).join("") : inline.text;
}
