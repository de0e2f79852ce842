import type { Unsent } from "~/domain/mission-work/mission-work";
import { elapsed, isSyncAnswer, type SyncAnswer } from "~/domain/mission-work/sync";

/** `refused`: the server will never accept the changes as they are. `failed`: it may on a retry. */
export type PostedChanges = { ok: true; answer: SyncAnswer } | { ok: false; reason: "refused" | "failed" };

export type PostChanges = (
  owner: string,
  items: readonly Unsent[],
  options: { now: number; isLeaving: boolean },
) => Promise<PostedChanges>;

const DEADLINE_MS = 10_000;

/** `isLeaving`: the page may be gone before the answer arrives. */
export const postChanges: PostChanges = async (owner, items, { now, isLeaving }) => {
  const changes = items.map(({ change, at }) => ({ ...change, agoMs: elapsed(at, now) }));
  try {
    const response = await fetch("/api/sync", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ owner, changes }),
      keepalive: isLeaving,
      // A redirect means that the session or the trial has ended.
      redirect: "manual",
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!response.ok) return { ok: false, reason: [400, 413, 415].includes(response.status) ? "refused" : "failed" };
    const answer: unknown = await response.json();
    return isSyncAnswer(answer) ? { ok: true, answer } : { ok: false, reason: "failed" };
  } catch {
    return { ok: false, reason: "failed" };
  }
};
