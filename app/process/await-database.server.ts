import { setTimeout as pause } from "node:timers/promises";
import { ensureMigrated, isMigrated } from "~/db/connection/client.server";
import { SECOND_MS } from "~/domain/time/durations";
import { endWithSentence, NotYet } from "~/environment/operator-error";

const RETRY_MS = 2 * SECOND_MS;
/**
 * Longest wait before the server starts: another process may migrate for longer than visitors should find no server.
 */
const PATIENCE_MS = 20 * SECOND_MS;

const LASTS = "Die Datenbank wird noch eingerichtet, oder ein anderer Prozess hält sie fest.";
const tell = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * Migrates, and retries while the obstacle may pass by itself, printing each reason once; ends the process at any other
 * error. Resolves after the first try or after PATIENCE_MS.
 */
export async function awaitDatabase(): Promise<void> {
  let told = "";
  const wait = (sentence: string) => {
    if (sentence !== told) tell(`${sentence} Die App wartet darauf.`);
    told = sentence;
  };
  const first = migrate(wait);
  const isLong = await Promise.race([first.then(() => false), pause(PATIENCE_MS, true, { ref: false })]);
  if (isLong) wait(LASTS);
  void first.then(async () => {
    while (!isMigrated()) {
      await pause(RETRY_MS, undefined, { ref: false });
      await migrate(wait);
    }
    if (told !== "") tell("Die Datenbank ist da.");
  });
}

async function migrate(wait: (sentence: string) => void): Promise<void> {
  try {
    const { isNewer } = await ensureMigrated();
    if (isNewer) tell(NEWER);
  } catch (error) {
    if (error instanceof NotYet) wait(error.message);
    else endWithSentence(error);
  }
}

const NEWER =
  "Achtung: Die Datenbank war schon bei einer neueren Version der App. Eine Version zurück ist vorgesehen, weiter zurück nicht.";

/** Guard for work that needs the database but does not wait for its start. Throws NotYet. */
export async function requireMigrated(): Promise<void> {
  if (!isMigrated()) throw new NotYet("Die Datenbank ist noch nicht so weit.");
}
