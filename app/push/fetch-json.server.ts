import { SECOND_MS } from "~/domain/durations";
import { outside } from "~/outside.server";

/** For the whole response, body included. */
const DEADLINE_MS = 8 * SECOND_MS;

/** `json` is undefined for any other body, such as a proxy's error page. Throws on timeout and network failure. */
export async function fetchJson(url: string, init: RequestInit): Promise<{ status: number; json: unknown }> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const response = await outside("push", () => fetch(url, { ...init, redirect: "error", signal }));
  const text = await response.text();
  try {
    const json: unknown = JSON.parse(text);
    return { status: response.status, json };
  } catch {
    return { status: response.status, json: undefined };
  }
}
