import type { RuleId } from "~/content/check/rules";
import type { Fix } from "./finding";
import type { Block, Prose } from "./read-prose";

/** Problem at an offset in the file. */
export interface Mark {
  rule: RuleId;
  at: number;
  message: string;
  fix?: Fix;
}

const NBSP = "\u00a0";
const UNITS = "€|%|°C|Euro|Cent|Min|Minuten?|Std|Stunden?|Sekunden?|Uhr|XP|km|kg|cm|mm|px|KB|MB|GB";
const BETWEEN_NUMBER_AND_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, "gu");

/** Reports typography that a program can mend without understanding the sentence. */
export function* checkTypography(prose: Prose): Generator<Mark> {
  yield* quotes(prose);
  yield* each(
    prose,
    BETWEEN_NUMBER_AND_UNIT,
    "T010",
    NBSP,
    "Zwischen Zahl und Einheit gehört ein geschütztes Leerzeichen.",
  );
  yield* each(prose, /(?<!\.)\.{3}(?!\.)/g, "T011", "…", "Drei Punkte sind ein Zeichen: …");
  yield* trailing(prose);
  yield* each(
    prose,
    /(?<=[\p{L}\p{N}.,;:!?)“…\uFFFC] )(?:-|--|—)(?= [\p{L}\p{N}(„\uFFFC])/gu,
    "T013",
    "–",
    "Zwischen Wörtern steht ein Gedankenstrich (–) mit Leerzeichen.",
  );
  yield* each(
    prose,
    /(?<=\p{L})—(?=\p{L})/gu,
    "T013",
    " – ",
    "Zwischen Wörtern steht ein Gedankenstrich (–) mit Leerzeichen.",
  );
}

function* each({ prose }: Prose, pattern: RegExp, rule: RuleId, text: string, message: string): Generator<Mark> {
  for (const { 0: found, index } of prose.matchAll(pattern)) {
    yield { rule, at: index, message, fix: { from: index, to: index + found.length, text } };
  }
}

/** Mends straight quotes of a block in pairs; mixed or unpaired ones are only reported. */
function* quotes({ prose, text, blocks }: Prose): Generator<Mark> {
  for (const { from, to } of blocks) {
    const found = [...prose.slice(from, to).matchAll(/["”]|“(?=[\p{L}\p{N}])/gu)].map(({ index }) => from + index);
    const areStraight = found.every((at) => prose[at] === '"');
    const isPaired = areStraight && found.length % 2 === 0;
    for (const [nth, at] of found.entries()) {
      const message = "Anführungszeichen sehen so aus: „…“";
      // A quoted field of the head escapes the quote with a backslash.
      const start = text[at - 1] === "\\" ? at - 1 : at;
      const fix = { from: start, to: at + 1, text: nth % 2 === 0 ? "„" : "“" };
      yield { rule: "T009", at: start, message, ...(isPaired ? { fix } : {}) };
    }
  }
}

function* trailing({ text, bodyStart, blocks }: Prose): Generator<Mark> {
  for (const { 0: spaces, index } of text.matchAll(/[ \t]+(?=\n|$)/g)) {
    const end = index + spaces.length;
    // Two spaces at a line's end within a paragraph are a line break; a backslash does the same and can be seen.
    const isBreak = index >= bodyStart && / {2}$/.test(spaces) && isWithin(blocks, index, end);
    const fix = { from: index, to: end, text: isBreak ? "\\" : "" };
    yield { rule: "T012", at: index, message: "Leerzeichen am Ende der Zeile.", fix };
  }
}

const isWithin = (blocks: readonly Block[], from: number, to: number): boolean =>
  blocks.some((block) => block.from < from && to < block.to);
