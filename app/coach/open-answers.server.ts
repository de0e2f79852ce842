import { madeOfEnv } from "~/env.server";

/** Above that a process answers "busy": an answer that is written holds no request's slot. */
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

/** Runs work that ends on its own; `stop` ends it earlier. It must not reject. */
export function keepOpen(stop: AbortController, work: () => Promise<void>): void {
  const { open } = answers();
  const entry: Open = { stop, done: Promise.resolve() };
  open.add(entry);
  entry.done = work().finally(() => open.delete(entry));
}

/** When a process is told to end: whoever waits is told so at once and may ask the next one. */
export function endOpenAnswers(): void {
  answers().isEnding = true;
  for (const { stop } of answers().open) stop.abort("restart");
}

/** What they have to save is saved before the database closes. */
export async function finishAnswers(): Promise<void> {
  await Promise.all([...answers().open].map(({ done }) => done));
}
