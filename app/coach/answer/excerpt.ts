import type { AnswerContent } from "~/domain/coach/answer";
import { answerParagraph, strong } from "~/domain/coach/fixed-answer";
import { weigh } from "./relevance";
import { unitsOf, type SectionUnit } from "./section-units";

const LONGEST = 700;

/** The part of a section most relevant to the question: consecutive sentences and items, whole. */
export function excerpt({ text, question }: { text: string; question: string }): AnswerContent[] {
  const units = unitsOf(text);
  const weights = weigh(
    question,
    units.map((unit) => unit.text),
  );
  return toBlocks(bestStretch(units, weights));
}

function bestStretch(units: readonly SectionUnit[], weights: readonly number[]): readonly SectionUnit[] {
  let best: readonly SectionUnit[] = units.slice(0, 1);
  let most = Number.NEGATIVE_INFINITY;
  for (const from of units.keys()) {
    let length = 0;
    let weight = beginning(units, from);
    for (let until = from; until < units.length; until++) {
      length += units[until]?.text.length ?? 0;
      if (length > LONGEST && until > from) break;
      weight += weights[until] ?? 0;
      // A small bonus for length: explanations stand next to the answer.
      const worth = weight + (until - from) * 0.05 + ending(units, until);
      if (worth > most) {
        most = worth;
        best = units.slice(from, until + 1);
      }
    }
  }
  return best;
}

/** Score for starting here: best at the start of a part, worst in the middle of a thought. */
function beginning(units: readonly SectionUnit[], from: number): number {
  const [unit, before] = [units[from], units[from - 1]];
  if (!unit || !before) return 0.9;
  if (before.text.endsWith(":")) return -0.6;
  if (unit.part !== before.part) return 0.3;
  return unit.marker === null &&
    /^(?:Das|Dies\p{L}*|Da\p{L}*|Er|Sie|Es|So|Dann|Dort|Beide|Aber|Und|Denn)(?!\p{L})/u.test(unit.text)
    ? -0.6
    : -0.2;
}

/** Score for ending here: worst after a lead-in, bad after only the first unit of a part. */
function ending(units: readonly SectionUnit[], until: number): number {
  const [before, unit, after] = [units[until - 1], units[until], units[until + 1]];
  if (!unit || !after) return 0;
  if (unit.text.endsWith(":")) return -1;
  if (unit.part !== after.part) return 0;
  return before?.part === unit.part ? -0.2 : -0.6;
}

function toBlocks(units: readonly SectionUnit[]): AnswerContent[] {
  const blocks: AnswerContent[] = [];
  let part: number | null = null;
  for (const { text, part: own, marker, label } of units) {
    const last = part === own ? blocks.at(-1) : undefined;
    if (label !== null) blocks.push(answerParagraph(strong(label)));
    if (marker !== null && last?.type === "list") last.items.push([answerParagraph(text)]);
    else if (marker !== null) {
      const start = marker === "-" ? 1 : marker;
      blocks.push({ type: "list", ordered: marker !== "-", start, items: [[answerParagraph(text)]] });
    } else if (last?.type === "paragraph") last.children.push({ type: "text", text: ` ${text}` });
    else blocks.push(answerParagraph(text));
    part = own;
  }
  return blocks;
}
