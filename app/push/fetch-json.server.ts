import { SECOND_MS } from "~/domain/time/durations";
import { outside } from "~/environment/outside.server";

/** Deadline for the whole response, body included. */
const DEADLINE_MS = 8 * SECOND_MS;

/** `json` is undefined for any other body, such as a proxy's error page. Throws on timeout and network failure. */
export async function fetchJson(url: string, init: RequestInit): Promise<{ status: number; json: unknown }> {
  return outside("push", async () => {
    const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(DEADLINE_MS) });
    const { status } = response;
    const text = await response.text();
    try {
      const json: unknown = JSON.parse(text);
      return { status, json };
    } catch {
      return { status, json: undefined };
    }
  });
}
