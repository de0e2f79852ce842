import { setTimeout as pause } from "node:timers/promises";
import { PATIENCE_MS } from "./patience";

export const METRICS_TOKEN = "token-of-the-lives";
/** The app reads its metrics anew after a second. */
const METRICS_MS = 1_050;

const PLACES = ["requests_in_progress", "requests_waiting", "coach_answers_in_progress"];

/** Waits until no place is taken at these servers any more. */
export async function untilFree(urls: () => readonly string[]): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
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
