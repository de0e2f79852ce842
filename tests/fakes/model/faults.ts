/**
 * status: an error with the vendor's body; html, object: something else with 200; hang: never answers; cut: hangs up before
 * the head; cut-body: hangs up after some words; stall: says no more after some words; error-in-stream, broken-json: after
 * some words; ends-early: a proper end of the stream without a reason; blank: a reason without a word; withheld: the
 * vendor's filter, after some words; endless: words without end; empty-chunks: chunks without words, without end.
 */
export type Fault =
  | { kind: "status"; status: number; headers?: Record<string, string> }
  | {
      kind:
        | "html"
        | "object"
        | "hang"
        | "cut"
        | "cut-body"
        | "stall"
        | "error-in-stream"
        | "broken-json"
        | "ends-early"
        | "blank"
        | "withheld"
        | "endless"
        | "empty-chunks";
    };

/** Each kind once, for tests that go through all of them. */
export const EVERY_FAULT: readonly Fault[] = [
  { kind: "status", status: 429, headers: { "Retry-After": "30" } },
  { kind: "status", status: 500 },
  { kind: "status", status: 401 },
  ...(
    [
      "html",
      "object",
      "hang",
      "cut",
      "cut-body",
      "stall",
      "error-in-stream",
      "broken-json",
      "ends-early",
      "blank",
      "withheld",
      "endless",
      "empty-chunks",
    ] as const
  ).map((kind) => ({ kind })),
];
