import { isRecord } from "~/domain/is-record";
import { createAwakeTime } from "./awake-time";
import { pingDatabase, dropHealthConnection } from "./health-connection.server";

const DEADLINE_MS = 300;
/** Without a reply to any query for this long the database counts as down, for pages too. */
const SILENT_MS = 1_800;
/** A ping without a reply for this long is given up. */
const LOST_MS = 5_000;
/** Too many connections: the database works for those already connected. */
const FULL = "53300";

export type Pulse = "well" | "busy" | "away";

interface Question {
  /** Age in ms that this process was awake: while its event loop is blocked, it cannot see an answer. */
  elapsed: () => number;
  answer: Promise<"in time" | "slow" | "full" | "refused">;
}

const time = createAwakeTime();
let open: Question | null = null;
let wasSlow = false;

/** State of the database, within 0.3 s of awake time. `answersOthers`: whether another query has just been answered. */
export async function readPulse({ answersOthers }: { answersOthers: () => boolean }): Promise<Pulse> {
  if (open && open.elapsed() > LOST_MS) {
    dropHealthConnection();
    open = null;
  }
  const { elapsed, answer } = (open ??= ask());
  switch (await within(DEADLINE_MS, answer)) {
    case "in time":
      return "well";
    case "slow":
      return "busy";
    case "refused":
      return "away";
    case "full":
      return answersOthers() ? "busy" : "away";
    case null:
      return answersOthers() || (wasSlow && elapsed() < SILENT_MS) ? "busy" : "away";
  }
}

/** Sends a ping; concurrent callers share one in flight. */
function ask(): Question {
  const askedAt = time.now();
  const elapsed = () => time.now() - askedAt;
  // The clock runs only while it has a listener.
  const stopClock = time.listen(() => undefined);
  const question: Question = {
    elapsed,
    answer: pingDatabase()
      .then(
        () => {
          wasSlow = elapsed() > DEADLINE_MS;
          return wasSlow ? ("slow" as const) : ("in time" as const);
        },
        (error: unknown) => (isFull(error) ? ("full" as const) : ("refused" as const)),
      )
      .finally(() => {
        stopClock();
        if (open === question) open = null;
      }),
  };
  return question;
}

const isFull = (error: unknown): boolean => isRecord(error) && error.code === FULL;

function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | null> {
  const since = time.now();
  let stopListening = () => {};
  const deadline = new Promise<null>((resolve) => {
    stopListening = time.listen((now) => {
      if (now - since >= milliseconds) resolve(null);
    });
  });
  return Promise.race([promise, deadline]).finally(() => stopListening());
}
