import type { AnswerBlock, Source } from "~/domain/coach/answer";
import type { FixedAnswer } from "~/domain/coach/fixed-answer";
import { MOST_PASSAGES, type CoachPassage } from "~/domain/coach/passage";
import { toMarkdown } from "~/domain/coach/to-markdown";
import { cut } from "~/domain/text/cut";
import { citedNumbers, createGrounding } from "./grounding";
import { parseBlocks } from "./parse-blocks";
import { BlockSplitter, type StreamedBlock } from "./split-blocks";

export type AnswerEvent = { event: "text"; data: { text: string } } | { event: "block"; data: { block: AnswerBlock } };

export interface AnswerReader {
  push: (words: string) => AnswerEvent[];
  end: () => FixedAnswer & { events: AnswerEvent[] };
}

// Letters: ten times what an answer should have; the rest is not read.
const LONGEST_ANSWER = 30_000;

/** Turns the model's words into events. Citations keep the number of their passage, from the first word on. */
export function readAnswer({ passages }: { passages: readonly CoachPassage[] }): AnswerReader {
  const splitter = new BlockSplitter();
  const isChecked = createGrounding(passages);
  const isGiven = (number: number) => number >= 1 && number <= Math.min(passages.length, MOST_PASSAGES);
  const blocks: AnswerBlock[] = [];
  let left = LONGEST_ANSWER;

  function read(pieces: readonly StreamedBlock[]): AnswerEvent[] {
    return pieces.flatMap(({ kind, text }): AnswerEvent[] => {
      if (kind === "words") return [{ event: "text", data: { text } }];
      const whole = parseBlocks(text, isGiven).map((block) => ({ block, isUnchecked: !isChecked(block) }));
      blocks.push(...whole);
      return whole.map((block) => ({ event: "block", data: { block } }));
    });
  }

  return {
    push(words) {
      const taken = cut(words, left);
      left -= taken.length;
      return taken === "" ? [] : read(splitter.push(taken));
    },
    end() {
      const events = read(splitter.end());
      return {
        events,
        text: toMarkdown(blocks.map(({ block }) => block)),
        blocks,
        sources: sourcesOf(blocks, passages),
      };
    },
  };
}

function sourcesOf(blocks: readonly AnswerBlock[], passages: readonly CoachPassage[]): Source[] {
  const cited = new Set(blocks.flatMap(({ block }) => citedNumbers(block)));
  return passages.flatMap(({ title, heading, url }, index) =>
    cited.has(index + 1) ? [{ number: index + 1, title, heading, url }] : [],
  );
}
