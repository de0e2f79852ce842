import { createHash } from "node:crypto";
import type { Executor } from "../connection/open.server";
import { boss, within } from "./boss.server";
import { QUEUES, type Payload, type QueueName } from "./queues";

/** Delay before workers are woken: by then the caller's transaction has most likely committed. */
const COMMITTED_MS = 100;

const listeners = new Set<() => void>();

/**
 * Registers a worker of this process to be woken; those of other processes poll every few seconds. Returns the
 * unsubscribe.
 */
export function onEnqueued(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Enqueues jobs in the transaction that causes them: both are stored, or neither. */
export async function enqueue<Name extends QueueName>(
  name: Name,
  payloads: readonly { data: Payload<Name>; once?: string; expireSeconds?: number }[],
  tx: Executor,
): Promise<void> {
  if (payloads.length === 0) return;
  const { retryLimit, retrySeconds, ...usual } = QUEUES[name];
  const jobs = payloads.map(({ data, once, expireSeconds = usual.expireSeconds }) => ({
    name,
    data,
    ...(once !== undefined && { id: idOf(once) }),
    retryLimit,
    retryDelay: retrySeconds,
    retryBackoff: true,
    expireInSeconds: expireSeconds,
  }));
  await (await boss()).insert(jobs, within(tx));
  setTimeout(() => {
    for (const listener of listeners) listener();
  }, COMMITTED_MS).unref();
}

/** Deterministic UUID (v8, RFC 9562), so that a duplicate insert is a no-op. */
function idOf(words: string): string {
  const hex = createHash("sha256").update(words).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
