// Longer blocks are split: parsing stays fast, whatever the model writes.
const LONGEST_BLOCK = 6_000;
// Enough to tell whether a line continues a list: „12. “ or an indent.
const ENOUGH_OF_A_LINE = 5;

export type StreamedBlock = { kind: "words" | "block"; text: string };

/** Splits streamed Markdown into blocks; each character is examined a bounded number of times. */
export class BlockSplitter {
  /** The current block; its last line may be incomplete. */
  #block = "";
  /** Offset of the block's last line. */
  #line = 0;
  /** Length of the part already emitted as words. */
  #shown = 0;
  #kind: "none" | "list" | "fence" | "other" = "none";
  #fence = "";
  /** In a list after an empty line: the next line tells whether the list ends. */
  #mayEnd = false;
  #pieces: StreamedBlock[] = [];

  push(words: string): StreamedBlock[] {
    for (const part of words.split(/(?<=\n)/)) this.#add(part);
    return this.#take();
  }

  end(): StreamedBlock[] {
    this.#mayEnd = false;
    this.#finish(this.#block.length);
    return this.#take();
  }

  #take(): StreamedBlock[] {
    this.#show(this.#isOpen() ? this.#line : this.#block.length);
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }

  /** `part`: a piece of a single line, with or without its line break. */
  #add(part: string) {
    this.#block += part;
    if (this.#mayEnd) this.#decide();
    if (this.#isText() && INNER_FENCE.test(this.#block.slice(this.#line))) this.#finish(this.#line);
    if (part.endsWith("\n")) this.#endLine();
    if (this.#block.length > LONGEST_BLOCK) this.#finish(this.#block.length);
  }

  #decide() {
    const line = this.#block.slice(this.#line);
    if (line.trim() === "" || (line.length < ENOUGH_OF_A_LINE && !line.endsWith("\n"))) return;
    this.#mayEnd = false;
    if (!LIST_ITEM.test(line) && !/^(?: {2,}|\t)/.test(line)) this.#finish(this.#line);
  }

  #endLine() {
    const line = this.#block.slice(this.#line);
    this.#line = this.#block.length;
    const isEmpty = line.trim() === "";
    if (this.#kind === "fence") {
      if (isClosing(line, this.#fence)) this.#finish(this.#line);
    } else if (this.#kind === "none") {
      if (isEmpty || HEADING.test(line)) this.#finish(this.#line);
      else this.#begin(line);
    } else if (isEmpty) {
      if (this.#kind === "list") this.#mayEnd = true;
      else this.#finish(this.#line);
    }
  }

  #isText = () => this.#kind === "list" || this.#kind === "other";

  /** Whether the last line is too short to tell what it starts. */
  #isOpen = () => this.#mayEnd || (this.#isText() && /^(?:`{1,2}|~{1,2})$/.test(this.#block.slice(this.#line)));

  #begin(line: string) {
    this.#fence = FENCE.exec(line)?.[1] ?? "";
    if (this.#fence !== "") this.#kind = "fence";
    else this.#kind = LIST_ITEM.test(line) ? "list" : "other";
  }

  #show(until: number) {
    if (until <= this.#shown) return;
    this.#pieces.push({ kind: "words", text: this.#block.slice(this.#shown, until) });
    this.#shown = until;
  }

  #finish(until: number) {
    this.#show(until);
    const text = this.#block.slice(0, until);
    if (text.trim() !== "") this.#pieces.push({ kind: "block", text });
    this.#block = this.#block.slice(until);
    this.#line = 0;
    this.#shown = 0;
    this.#kind = "none";
    this.#mayEnd = false;
  }
}

const isClosing = (line: string, fence: string): boolean => {
  const closing = FENCE.exec(line)?.[1];
  return closing !== undefined && closing.startsWith(fence) && line.trim() === closing;
};

const LIST_ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** A fence, which interrupts text without an empty line before it. */
const INNER_FENCE = /^(?:`{3}|~{3})/;
const HEADING = /^ {0,3}#{1,6}\s/;
