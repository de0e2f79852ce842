import * as z from "zod";
import type { LinkResult } from "./check-links.server";

/**
 * In the content folder, to be committed: addresses are checked where there is a network, seldom and by one person, and what was
 * seen when is of use to all who review.
 */
export const SEEN = "links-seen.json";

const seen = z.strictObject({
  /** The day it was last seen (YYYY-MM-DD) … */
  on: z.iso.date(),
  /** … and as what; the other verdicts say nothing of the address. */
  as: z.enum(["good", "moved", "gone", "soft-404", "start-page"]),
  /** Where it led, if elsewhere. */
  to: z.string().optional(),
  /** The last day it was good or moved. */
  goodOn: z.iso.date().optional(),
});
const schema = z.record(z.string(), seen);
export type SeenLinks = z.infer<typeof schema>;

/** Null for what no command has written. */
export function readSeen(text: string): SeenLinks | null {
  const parsed = schema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : null;
}

/** Only addresses that are still in the content; what was not seen now keeps what is known of it. */
export function addSeen(known: SeenLinks, results: readonly LinkResult[], today: string): SeenLinks {
  const entries = results.flatMap((result): [string, SeenLinks[string]][] => {
    const before = known[result.url];
    if (result.verdict === "unseen") return before ? [[result.url, before]] : [];
    const { url, verdict, at } = result;
    const isThere = verdict === "good" || verdict === "moved";
    const goodOn = isThere ? today : before?.goodOn;
    return [
      [url, { on: today, as: verdict, ...(verdict === "good" ? {} : { to: at }), ...(goodOn ? { goodOn } : {}) }],
    ];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
