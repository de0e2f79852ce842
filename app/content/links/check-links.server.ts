import { groupBy } from "../group-by";
import { inParallel } from "../files/in-parallel";
import { fetchPage, type Answer, type Fetched } from "./fetch-page.server";
import { judge, makeUp, type Verdict } from "./judge";

export type LinkResult = { url: string } & (
  { verdict: Exclude<Verdict, "refused">; at: string } | { verdict: "unseen"; reason: string }
);

export interface Pace {
  timeoutMs: number;
  /** Pause between two requests to the same host. */
  pauseMs: number;
  hostsAtOnce: number;
}

export const POLITE: Pace = { timeoutMs: 15_000, pauseMs: 1_000, hostsAtOnce: 6 };

/** Sends one request per host at a time; returns the results in the order of `urls`. */
export async function checkLinks(urls: readonly string[], pace: Pace, onHost = (_host: string) => {}) {
  const results = new Map<string, LinkResult>();
  const hosts = [...groupBy(new Set(urls), (url) => new URL(url).host)];
  await inParallel(hosts, pace.hostsAtOnce, async ([host, addresses]) => {
    const fetchInTurn = paced(pace);
    const madeUps = new Map<string, Answer | null>();
    for (const url of addresses) {
      const fetched = await fetchInTurn(url);
      results.set(url, await resultOf(url, fetched, madeUps, fetchInTurn));
    }
    onHost(host);
  });
  return urls.flatMap((url) => results.get(url) ?? []);
}

async function resultOf(
  url: string,
  fetched: Fetched,
  madeUps: Map<string, Answer | null>,
  fetchInTurn: (url: string) => Promise<Fetched>,
): Promise<LinkResult> {
  if (!fetched.ok) return { url, verdict: "unseen", reason: fetched.reason };
  const { answer } = fetched;
  const verdict = judge(url, answer, null);
  if (verdict === "refused") return { url, verdict: "unseen", reason: `Antwort ${answer.status}` };
  // Compare only pages that seem to exist with a made-up address of the same host.
  if ((verdict !== "good" && verdict !== "moved") || answer.words.size === 0) return { url, verdict, at: answer.at };
  const invented = makeUp(url);
  if (!madeUps.has(invented)) {
    const found = await fetchInTurn(invented);
    madeUps.set(invented, found.ok ? found.answer : null);
  }
  const compared = judge(url, answer, madeUps.get(invented) ?? null);
  return { url, verdict: compared === "refused" ? verdict : compared, at: answer.at };
}

function paced({ timeoutMs, pauseMs }: Pace): (url: string) => Promise<Fetched> {
  let isFirst = true;
  return async (url) => {
    if (!isFirst) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    isFirst = false;
    return fetchPage(url, timeoutMs);
  };
}
