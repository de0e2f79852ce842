/** whole: it said all it had to. long: it was broken off for its length. withheld: a filter ended it. away: it broke down. */
export type Reason = "whole" | "long" | "withheld" | "away";

// As vendors say it, in small letters.
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

/** An unknown word is an end like any other: a server with a word of its own would else have nothing but broken answers. */
export function reasonOf(said: string): Reason {
  const word = said.trim().toLowerCase();
  return REASONS.find(([, pattern]) => pattern.test(word))?.[0] ?? "whole";
}
