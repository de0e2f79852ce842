const DEADLINE_MS = 1_800;

let lastAnswerAt = Number.NEGATIVE_INFINITY;

/**
 * Waits for an answer of the database, and for at most 1.8 s while it answers nobody: then it counts as away, and
 * `onAway` says what to throw. While it answers others, this one is only waiting its turn. `isFromDatabase` tells
 * answers that needed none.
 */
export async function withinDeadline<Answer>(
  asked: Promise<Answer>,
  { isFromDatabase, onAway }: { isFromDatabase: (answer: Answer) => boolean; onAway: () => unknown },
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const away = new Promise<never>((_, reject) => {
    const check = () => {
      const silentFor = performance.now() - Math.max(lastAnswerAt, beganAt);
      if (silentFor >= DEADLINE_MS) reject(onAway());
      else wait(DEADLINE_MS - silentFor);
    };
    const beganAt = performance.now();
    const wait = (milliseconds: number) => {
      // Timers fire before answers that arrived meanwhile are read: a busy process must look at those first.
      timer = setTimeout(() => setImmediate(check), milliseconds);
    };
    wait(DEADLINE_MS);
  });
  try {
    const answer = await Promise.race([asked, away]);
    if (isFromDatabase(answer)) lastAnswerAt = performance.now();
    return answer;
  } finally {
    clearTimeout(timer);
  }
}
