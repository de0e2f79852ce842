import { inParallel } from "~/content/files/in-parallel";
import { fetchPage, type LinkTarget, type Fetched } from "./fetch-page";
import { judge, makeUp, type Verdict } from "./judge";

export type LinkResult = { url: string } & (
  | { verdict: Exclude<Verdict, "refused">; at: string }
  | { verdict: "unseen"; reason: string }
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
  const hosts = [...Map.groupBy(new Set(urls), (url) => new URL(url).host)];
  await inParallel(hosts, pace.hostsAtOnce, async ([host, addresses]) => {
    const fetchInTurn = paced(pace);
    const madeUps = new Map<string, LinkTarget | null>();
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
  madeUps: Map<string, LinkTarget | null>,
  fetchInTurn: (url: string) => Promise<Fetched>,
): Promise<LinkResult> {
  if (!fetched.ok) return { url, verdict: "unseen", reason: fetched.reason };
  const { target } = fetched;
  const verdict = judge(url, target, null);
  if (verdict === "refused") return { url, verdict: "unseen", reason: `Antwort ${target.status}` };
  // Compare only pages that seem to exist with a made-up address of the same host.
  if ((verdict !== "good" && verdict !== "moved") || target.words.size === 0) return { url, verdict, at: target.at };
  const invented = makeUp(url);
  if (!madeUps.has(invented)) {
    const found = await fetchInTurn(invented);
    madeUps.set(invented, found.ok ? found.target : null);
  }
  const compared = judge(url, target, madeUps.get(invented) ?? null);
  return { url, verdict: compared === "refused" ? verdict : compared, at: target.at };
}

function paced({ timeoutMs, pauseMs }: Pace): (url: string) => Promise<Fetched> {
  let isFirst = true;
  return async (url) => {
    if (!isFirst) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    isFirst = false;
    return fetchPage(url, timeoutMs);
  };
}
