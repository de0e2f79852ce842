import * as z from "zod";
import type { LinkResult } from "./check-links";

const seen = z.strictObject({
  /** Day on which the address was last seen (YYYY-MM-DD) … */
  on: z.iso.date(),
  /** … and the verdict of that day; other verdicts are not recorded, as they say nothing about the address. */
  as: z.enum(["good", "moved", "gone", "soft-404", "start-page"]),
  /** Final address, if the verdict is not „good“. */
  to: z.string().optional(),
  /** Last day on which it was good or moved. */
  goodOn: z.iso.date().optional(),
});
const schema = z.record(z.string(), seen);
export type SeenLinks = z.infer<typeof schema>;

/** Null for a file in any other format. */
export function readSeen(text: string): SeenLinks | null {
  const parsed = schema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : null;
}

/** Merges new results; keeps only addresses still in the content, and the earlier entry of those not seen now. */
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
