import type { RuleId } from "../check/rules";
import { sentenceAnchor } from "../questions/to-question";
import type { AskedSentence } from "../questions/asked-sentence";
import type { BodyNode } from "./inspect-body";

/** Look of a sentence that a question has led to. */
const SENTENCE_CLASS =
  "scroll-mt-24 rounded-sm target:bg-accent-soft target:text-ink target:shadow-[0_0_0_0.25rem_var(--color-accent-soft)]";

/** Nodes that hold running text. */
const BLOCKS = new Set(["paragraph", "heading", "tableCell"]);

const segmenter = new Intl.Segmenter("de", { granularity: "sentence" });

/** A sign of a block's text, by the child that holds it; what a component prints is one sign, at its offset 0. */
interface Sign {
  child: number;
  offset: number;
  sign: string;
  isPrinted: boolean;
}

/** A block's signs; `text`: those that editors write, with single blanks, and `places` the index of each. */
interface Flat {
  block: BodyNode;
  signs: readonly Sign[];
  text: string;
  places: readonly number[];
}

type ReportSentence = (sentence: AskedSentence, rule: RuleId, message: string) => void;

/** Gives each sentence that a question names an id of its own, so that a wrong answer can lead there. */
export function nameSentences(
  tree: BodyNode,
  { sentences, prefix }: { sentences: readonly AskedSentence[]; prefix: string },
  report: ReportSentence,
): void {
  for (const sentence of sentences) {
    const words = sentence.words.trim().replace(/\s+/g, " ");
    const found = blocksIn(tree).flatMap((block) => {
      const flat = flatten(block);
      return allIn(flat.text, words).map((from) => ({ flat, from }));
    });
    const [first, second] = found;
    if (!first) report(sentence, "L012", `„${words}“ steht so nicht im Text. Zahlen von Fakten zählen nicht mit.`);
    else if (second) report(sentence, "L012", `„${words}“ steht mehrmals im Text: Nimm ein paar Wörter mehr.`);
    else wrap(first.flat, { from: first.from, words }, `${prefix}${sentenceAnchor(sentence.question)}`);
  }
}

const blocksIn = (node: BodyNode): BodyNode[] => [
  ...(BLOCKS.has(node.type) ? [node] : []),
  ...(node.children ?? []).flatMap(blocksIn),
];

const textOf = ({ value, children = [] }: BodyNode): string => (value ?? "") + children.map(textOf).join("");

/** Stands for what a component prints. A sentence may begin with it, as no number in a text does. */
const PRINTED = "X";

function flatten(block: BodyNode): Flat {
  const signs = (block.children ?? []).flatMap((node, child) => {
    const written = textOf(node);
    return (written === "" ? PRINTED : written).split("").map((sign, offset) => {
      return { child, offset, sign: /\s/.test(sign) ? " " : sign, isPrinted: written === "" };
    });
  });
  const places: number[] = [];
  let text = "";
  for (const [index, { sign, isPrinted }] of signs.entries()) {
    if (isPrinted || (sign === " " && (text === "" || text.endsWith(" ")))) continue;
    text += sign;
    places.push(index);
  }
  return { block, signs, text, places };
}

function allIn(text: string, words: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) found.push(at);
  return found;
}

/** Wraps the whole sentence with the words; a part in bold or the like is taken whole. */
function wrap({ block, signs, places }: Flat, { from, words }: { from: number; words: string }, id: string): void {
  const children = block.children ?? [];
  const sentences = segmenter.segment(signs.map(({ sign }) => sign).join(""));
  const first = sentences.containing(places[from] ?? 0);
  const last = sentences.containing(places[from + words.length - 1] ?? 0);
  const start = signs[first?.index ?? 0];
  const end = signs[(last?.index ?? 0) + (last?.segment.trimEnd().length ?? 1) - 1];
  if (!start || !end) return;
  const before = children.slice(0, start.child);
  const after = children.slice(end.child + 1);
  const inside = children.slice(start.child, end.child + 1).flatMap((node, index, all): BodyNode[] => {
    if (node.type !== "text") return [node];
    const value = node.value ?? "";
    const begin = index === 0 ? start.offset : 0;
    const stop = index === all.length - 1 ? end.offset + 1 : value.length;
    if (index === 0) before.push({ type: "text", value: value.slice(0, begin) });
    if (index === all.length - 1) after.unshift({ type: "text", value: value.slice(stop) });
    return [{ ...node, value: value.slice(begin, stop) }];
  });
  const sentence: BodyNode = {
    type: "sentence",
    children: inside,
    data: { hName: "span", hProperties: { id, className: [SENTENCE_CLASS] } },
  };
  block.children = [...before, sentence, ...after].filter((node) => node.type !== "text" || node.value !== "");
}
