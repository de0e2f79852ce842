import { madeOfEnv } from "~/environment/env.server";

/** Limit per process, as streaming answers hold no request slot; above it, questions get "busy". */
const MAX_OPEN = 100;

interface Open {
  stop: AbortController;
  done: Promise<void>;
}

const answers = madeOfEnv(() => ({ open: new Set<Open>(), isEnding: false }));

export function hasRoom(): boolean {
  const { open, isEnding } = answers();
  return !isEnding && open.size < MAX_OPEN;
}

/** Answers that are being written in this process. */
export const countOpenAnswers = (): number => answers().open.size;

/** Runs `work`, which ends by itself, or earlier by `stop`. It must not reject. */
export function trackAnswer(stop: AbortController, work: () => Promise<void>): void {
  const { open } = answers();
  const entry: Open = { stop, done: Promise.resolve() };
  open.add(entry);
  entry.done = work().finally(() => open.delete(entry));
}

/** Aborts all answers at shutdown: readers learn it at once, and can ask the next process. */
export function endOpenAnswers(): void {
  answers().isEnding = true;
  for (const { stop } of answers().open) stop.abort("restart");
}

/** Awaits the last writes of all answers, before the database closes. */
export async function finishAnswers(): Promise<void> {
  await Promise.all([...answers().open].map(({ done }) => done));
}
