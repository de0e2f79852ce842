// A block longer than this is parted: what reads it stays quick, whatever the model writes.
const LONGEST_BLOCK = 6_000;
// Enough to see whether a line goes on with a list: „12. “ or two blanks.
const ENOUGH_OF_A_LINE = 5;

export type Piece = { kind: "words" | "block"; text: string };

/** Parts Markdown into blocks as it comes; each letter is looked at a bounded number of times. */
export class BlockSplitter {
  /** The running block, of which the last line may be unfinished. */
  #block = "";
  /** Begin of the unfinished line within it. */
  #line = 0;
  /** How much of it has been given out as words. */
  #shown = 0;
  #fence: string | null = null;
  /** Within a list, after an empty line: the next one decides. */
  #mayEnd = false;

  push(words: string): Piece[] {
    const pieces: Piece[] = [];
    for (const part of words.split(/(?<=\n)/)) this.#add(part, pieces);
    this.#show(pieces);
    return pieces;
  }

  end(): Piece[] {
    const pieces: Piece[] = [];
    this.#mayEnd = false;
    this.#show(pieces);
    this.#finish(this.#block.length, pieces);
    return pieces;
  }

  /** Part of one line, with its end or without. */
  #add(part: string, pieces: Piece[]) {
    this.#block += part;
    if (this.#mayEnd) this.#decide(pieces);
    if (part.endsWith("\n")) this.#endLine(pieces);
    else if (this.#block.length > LONGEST_BLOCK) this.#finish(this.#block.length, pieces);
  }

  #decide(pieces: Piece[]) {
    const line = this.#block.slice(this.#line);
    if (line.trim() === "" || (line.length < ENOUGH_OF_A_LINE && !line.endsWith("\n"))) return;
    this.#mayEnd = false;
    if (!LIST_ITEM.test(line) && !/^(?: {2,}|\t)/.test(line)) this.#finish(this.#line, pieces);
  }

  #endLine(pieces: Piece[]) {
    const line = this.#block.slice(this.#line);
    const wasEmpty = this.#block.slice(0, this.#line).trim() === "";
    const fence = FENCE.exec(line)?.[1];
    if (this.#fence !== null) {
      if (fence?.startsWith(this.#fence) && line.trim() === fence) return this.#finish(this.#block.length, pieces);
    } else if (fence !== undefined && wasEmpty) {
      this.#fence = fence;
    } else if (line.trim() === "" && !wasEmpty) {
      if (!LIST_ITEM.test(this.#block)) return this.#finish(this.#block.length, pieces);
      this.#mayEnd = true;
    } else if (HEADING.test(line) && wasEmpty) {
      return this.#finish(this.#block.length, pieces);
    }
    this.#line = this.#block.length;
    if (this.#block.length > LONGEST_BLOCK) this.#finish(this.#block.length, pieces);
  }

  #show(pieces: Piece[], until = this.#mayEnd ? this.#line : this.#block.length) {
    if (until > this.#shown) pieces.push({ kind: "words", text: this.#block.slice(this.#shown, until) });
    this.#shown = Math.max(this.#shown, until);
  }

  #finish(until: number, pieces: Piece[]) {
    this.#show(pieces, until);
    const text = this.#block.slice(0, until);
    if (text.trim() !== "") pieces.push({ kind: "block", text });
    this.#block = this.#block.slice(until);
    this.#line = 0;
    this.#shown = 0;
    this.#fence = null;
    this.#mayEnd = false;
  }
}

const LIST_ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}#{1,6}\s/;
