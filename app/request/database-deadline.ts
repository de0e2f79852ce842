import { createAwakeTime } from "./awake-time";

const DEADLINE_MS = 1_800;

const time = createAwakeTime();
let lastAnswer = { awake: Number.NEGATIVE_INFINITY, at: Number.NEGATIVE_INFINITY };

/**
 * Waits for an answer of the database, and for at most 1.8 s while it answers nobody: then it counts as away, and
 * `onAway` says what to throw. While it answers others, this one is only waiting its turn; and while this process is too
 * busy to read answers, nothing is known. `isFromDatabase` tells answers that needed none.
 */
export async function withinDeadline<Answer>(
  asked: Promise<Answer>,
  { isFromDatabase, onAway }: { isFromDatabase: (answer: Answer) => boolean; onAway: () => unknown },
): Promise<Answer> {
  const beganAt = time.now();
  let stopListening = () => {};
  const away = new Promise<never>((_, reject) => {
    stopListening = time.listen((now) => {
      if (now - Math.max(lastAnswer.awake, beganAt) >= DEADLINE_MS) reject(onAway());
    });
  });
  try {
    const answer = await Promise.race([asked, away]);
    if (isFromDatabase(answer)) lastAnswer = { awake: time.now(), at: performance.now() };
    return answer;
  } finally {
    stopListening();
  }
}

/** Whether the database has answered anybody in the last so many milliseconds. */
export const hasDatabaseAnswered = (withinMs: number): boolean => performance.now() - lastAnswer.at < withinMs;
