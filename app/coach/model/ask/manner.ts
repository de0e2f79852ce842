import type { VendorError } from "../read/vendor-error";

type Bound = "max_tokens" | "max_completion_tokens";

/** How a server is asked: what all of them know, and what some refuse. */
export interface Manner {
  /** The parameter that bounds an answer, the first of these; none: the server has a bound of its own. */
  bounds: readonly Bound[];
  /** Asks what the answer has cost: `stream_options`. */
  asksUsage: boolean;
  /** Asks for the answer as it is written; else for all of it at once. */
  streams: boolean;
  /** Gives the rules a role of their own; else they stand before the first question. */
  hasSystem: boolean;
}

/** OpenAI's newer models know the newer bound alone, most other servers the older one. */
export const firstManner = ({ isOpenAi }: { isOpenAi: boolean }): Manner => ({
  bounds: isOpenAi ? ["max_completion_tokens", "max_tokens"] : ["max_tokens", "max_completion_tokens"],
  asksUsage: true,
  streams: true,
  hasSystem: true,
});

// "System role not supported", "Only user and assistant roles are supported!", "roles must alternate user/assistant".
const SYSTEM =
  /system (?:role|message|prompt|instruction)|roles? .{0,40}system|only user.{0,30}roles|roles must alternate|developer instruction/;
const STREAM =
  /\bto stream\b|"?stream"?(?:ing)? (?:is |parameter |mode )?(?:not|un)|not support(?:ed)? stream(?:ing)?\b/;

/** How to ask instead, where the error names what is refused; null: it names nothing of it. */
export function withoutRefused(manner: Manner, { words }: Pick<VendorError, "words">): Manner | null {
  const { bounds, asksUsage, streams, hasSystem } = manner;
  const [bound] = bounds;
  const next: Manner = {
    bounds: bound !== undefined && new RegExp(`\\b${bound}\\b`).test(words) ? bounds.slice(1) : bounds,
    asksUsage: asksUsage && !/\bstream_options\b|\binclude_usage\b/.test(words),
    streams: streams && !STREAM.test(words),
    hasSystem: hasSystem && !SYSTEM.test(words),
  };
  // What an answer costs can be asked of a stream alone.
  if (!next.streams) next.asksUsage = false;
  const isChanged = next.bounds !== bounds || next.asksUsage !== asksUsage || next.streams !== streams;
  return isChanged || next.hasSystem !== hasSystem ? next : null;
}

/** What is tried, one after the other, where the server refuses and does not say what. */
export function guessesFrom(manner: Manner): Manner[] {
  const plain = { ...manner, asksUsage: false };
  const others = manner.bounds.slice(1).map((_, index) => ({ ...plain, bounds: manner.bounds.slice(index + 1) }));
  return [...(manner.asksUsage ? [plain] : []), ...others, { ...plain, bounds: [] }];
}
