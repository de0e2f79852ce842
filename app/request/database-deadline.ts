import { createAwakeTime } from "~/db/connection/awake-time";

const DEADLINE_MS = 1_800;

const time = createAwakeTime();
const AWAY = Symbol("away");
let lastAnswer = { awake: Number.NEGATIVE_INFINITY, at: Number.NEGATIVE_INFINITY };

/**
 * Throws `onAway()` when the database has answered no request for 1.8 s. A request that only queues behind others waits
 * on, and time in which this process was too busy to read replies does not count. `isFromDatabase` separates results
 * that prove the database up from those that needed no query.
 */
export async function withinDatabaseDeadline<Answer>(
  asked: Promise<Answer>,
  { isFromDatabase, onAway }: { isFromDatabase: (answer: Answer) => boolean; onAway: () => Response },
): Promise<Answer> {
  const beganAt = time.now();
  let stopListening = () => {};
  const away = new Promise<typeof AWAY>((resolve) => {
    stopListening = time.listen((now) => {
      if (now - Math.max(lastAnswer.awake, beganAt) >= DEADLINE_MS) resolve(AWAY);
    });
  });
  try {
    const answer = await Promise.race([asked, away]);
    if (answer === AWAY) throw onAway();
    if (isFromDatabase(answer)) lastAnswer = { awake: time.now(), at: performance.now() };
    return answer;
  } finally {
    stopListening();
  }
}

export const hasDatabaseAnswered = (withinMs: number): boolean => performance.now() - lastAnswer.at < withinMs;
