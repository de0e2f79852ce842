/** whole: complete. long: cut off at a length limit. withheld: ended by a filter. away: the server failed. */
export type Reason = "whole" | "long" | "withheld" | "away";

// Finish reasons of the vendors, in lower case.
const REASONS: readonly (readonly [Reason, RegExp])[] = [
  [
    "long",
    /^(?:length|\w*max_?(?:\w+_)?tokens|model_length|max_length|\w*context_\w*(?:length|exceeded|limit)|token_limit)$/,
  ],
  [
    "withheld",
    /^(?:content_?filter(?:ed)?|\w*safety|refusal|recitation|sensitive|blocklist|prohibited_content|spii|guardrail\w*)$/,
  ],
  [
    "away",
    /^(?:error|\w*_error|abort(?:ed)?|cancel(?:l?ed)?|timeout|time_limit|insufficient_system_resource|overloaded|failed)$/,
  ],
];

/** An unknown word counts as whole: else every answer of a server with a word of its own would seem broken. */
export function reasonOf(said: string): Reason {
  const word = said.trim().toLowerCase();
  return REASONS.find(([, pattern]) => pattern.test(word))?.[0] ?? "whole";
}
