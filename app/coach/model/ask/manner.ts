import type { VendorError } from "../read/vendor-error";

type Bound = "max_tokens" | "max_completion_tokens";

/** Request options that some servers refuse. */
export interface Manner {
  /** Parameters that bound an answer; the first is used. Empty: the server's own bound applies. */
  bounds: readonly Bound[];
  /** Asks for the tokens used: `stream_options`. */
  asksUsage: boolean;
  /** Asks for a stream; else for the whole answer at once. */
  streams: boolean;
  /** Sends the rules in the system role; else they precede the first question. */
  hasSystem: boolean;
}

/** OpenAI's newer models only know the newer bound, most other servers only the older one. */
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

/** Manner without the options that the error names as refused; null: it names none. */
export function withoutRefused(manner: Manner, { words }: Pick<VendorError, "words">): Manner | null {
  const { bounds, asksUsage, streams, hasSystem } = manner;
  const [bound] = bounds;
  const next: Manner = {
    bounds: bound !== undefined && new RegExp(`\\b${bound}\\b`).test(words) ? bounds.slice(1) : bounds,
    asksUsage: asksUsage && !/\bstream_options\b|\binclude_usage\b/.test(words),
    streams: streams && !STREAM.test(words),
    hasSystem: hasSystem && !SYSTEM.test(words),
  };
  // Usage can only be requested with a stream.
  if (!next.streams) next.asksUsage = false;
  const isChanged = next.bounds !== bounds || next.asksUsage !== asksUsage || next.streams !== streams;
  return isChanged || next.hasSystem !== hasSystem ? next : null;
}

/** Manners to try in turn when the server refuses without saying what. */
export function guessesFrom(manner: Manner): Manner[] {
  const plain = { ...manner, asksUsage: false };
  const others = manner.bounds.slice(1).map((_, index) => ({ ...plain, bounds: manner.bounds.slice(index + 1) }));
  return [...(manner.asksUsage ? [plain] : []), ...others, { ...plain, bounds: [] }];
}
