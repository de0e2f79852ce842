/**
 * open, close: around thoughts. channel: the text that follows belongs to the named one, "final" to readers. gap:
 * between two channels. text: the end of a gap. noise: no meaning to a reader.
 */
export type ThoughtMark = { kind: "open" | "close" | "gap" | "text" | "noise" } | { kind: "channel"; name: string };

const NAME = "(?:[a-z]{1,12}:)?(?:think|thinking|thoughts?|reasoning|reflection|analysis|scratchpad|inner_monologue)";
const KINDS = {
  open: `<${NAME}(?:\\s[^<>]{0,80})?>|\\[THINK\\]|◁think▷|<\\|(?:begin_of_thought|START_THINKING|think)\\|>|<unused94>`,
  close: `</${NAME}\\s?>|\\[/THINK\\]|◁/think▷|<\\|(?:end_of_thought|END_THINKING|/think)\\|>|<unused95>|<channel\\|>`,
  // <|channel|>analysis<|message|> of OpenAI's open models, <|channel>thought of Gemma's.
  channel: "<\\|channel\\|>([^<>|]{0,80})(?:<\\|constrain\\|>[^<>|]{0,40})?<\\|message\\|>|<\\|channel>(\\w{0,40})\\n",
  gap: "<\\|(?:end|return|call|start)\\|>",
  text: "<\\|message\\|>",
  noise: "<\\|(?!channel|constrain|message)[^<>|\\n]{1,40}\\|>|</?s>|<(?:start|end)_of_turn>",
};
const { open, close, channel, gap, text, noise } = KINDS;
const MARKS = new RegExp(
  `(?<open>${open})|(?<close>${close})|${channel}|(?<gap>${gap})|(?<text>${text})|${noise}`,
  "i",
);

/** Letters at the end to search for an unfinished mark. */
const LONGEST = 160;
const BEGUN = [
  // A tag with a name, a space and attributes.
  "</?[a-z][a-z:_]{0,32}\\d{0,2}(?:\\s[^<>]{0,80})?\\|?",
  "</?",
  // A mark with bars; after a channel, its name and the next mark.
  "<\\|[^<>|\\n]{0,40}\\|?",
  "<\\|channel\\|>[^<>|]{0,80}(?:<\\|constrain\\|>[^<>|]{0,40})?(?:<(?:\\|[a-z]{0,9}\\|?)?)?",
  "<\\|channel>\\w{0,40}",
  "\\[/?(?:T|TH|THI|THIN|THINK)?",
  "◁/?[a-z]{0,5}",
];
const UNFINISHED = new RegExp(`(?:${BEGUN.join("|")})$`, "i");

/** The first whole mark; null: there is none. */
export function findMark(words: string): { before: string; mark: ThoughtMark; after: string } | null {
  const found = MARKS.exec(words);
  if (!found) return null;
  const [whole, , , named, bare] = found;
  const name = named ?? bare;
  const kind =
    (["open", "close", "gap", "text"] as const).find((each) => found.groups?.[each] !== undefined) ?? "noise";
  return {
    before: words.slice(0, found.index),
    mark: name === undefined ? { kind } : { kind: "channel", name: name.trim().toLowerCase() },
    after: words.slice(found.index + whole.length),
  };
}

/** Number of letters at the end that the next piece may complete to a mark. */
export function unfinishedLength(words: string): number {
  const end = words.slice(-LONGEST);
  const begun = UNFINISHED.exec(end);
  return begun ? end.length - begun.index : 0;
}
