import { SECOND_MS } from "~/domain/durations";

/** For the whole answer, however slowly it drips in. */
const DEADLINE_MS = 8 * SECOND_MS;

/** `json` undefined: the answer was something else, as a proxy's page. Throws without an answer in time. */
export async function fetchJson(url: string, init: RequestInit): Promise<{ status: number; json: unknown }> {
  const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(DEADLINE_MS) });
  const text = await response.text();
  try {
    const json: unknown = JSON.parse(text);
    return { status: response.status, json };
  } catch {
    return { status: response.status, json: undefined };
  }
}
