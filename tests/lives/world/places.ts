import { setTimeout as pause } from "node:timers/promises";
import { PATIENCE_MS } from "./patience";

export const METRICS_TOKEN = "token-of-the-lives";
/** The app reads its metrics anew after a second. */
const METRICS_MS = 1_050;

const PLACES = ["requests_in_progress", "requests_waiting", "coach_answers_in_progress"];

/** In which a loader or an action comes to its end, and in which a request that has arrived becomes one. */
const WORKS_MS = 20;
/** A request whose client is gone may have arrived, and not have been read yet. */
const LOOKS = 3;

interface Servers {
  urls: () => readonly string[];
  /** How many loaders and actions are at work, with a place or without. */
  works: () => Promise<number>;
}

/** Waits until nothing is worked on at these servers, and no place is taken any more. */
export async function untilFree({ urls, works }: Servers): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (let quiet = 0; quiet < LOOKS; await pause(WORKS_MS)) {
    await Promise.all(urls().map((url) => fetch(`${url}/healthz?alive`, { headers: { Connection: "close" } })));
    const left = await works();
    quiet = left === 0 ? quiet + 1 : 0;
    if (Date.now() > until) throw new Error(`${left} loaders and actions do not come to their end.`);
  }
  for (;;) {
    const held = (await Promise.all(urls().map(heldAt))).filter(Boolean).join(", ");
    if (held === "") return;
    if (Date.now() > until) throw new Error(`Places stay taken: ${held}`);
    await pause(METRICS_MS);
  }
}

/** Places of a server that are taken, as its metrics tell; "" where none is. */
async function heldAt(url: string): Promise<string> {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  const text = await answer.text();
  return PLACES.flatMap((name) => {
    const value = new RegExp(`^startklar_${name} (\\d+)$`, "m").exec(text)?.[1];
    if (value === undefined) throw new Error(`The metrics do not tell ${name}.`);
    return value === "0" ? [] : [`${name} ${value}`];
  }).join(", ");
}
