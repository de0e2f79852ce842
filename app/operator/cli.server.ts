import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { compose } from "~/process/compose.server";
import { ensureMigrated } from "~/db/connection/client.server";
import { explainOutage } from "~/db/connection/outage";
import { requireEnv } from "~/environment/env.server";
import { endWithSentence, OperatorError } from "~/environment/operator-error";
import { readCommand } from "./command";
import { readJobsCommand } from "./jobs-command";
import { performOnJobs } from "./perform-on-jobs.server";
import { perform } from "./perform.server";

type Variables = Record<string, string | undefined>;

/** `npm run konto -- …`: prints what it found or did; a sentence and code 1 for what cannot be. */
export async function konto(args: readonly string[], variables: Variables): Promise<void> {
  await print(variables, () => {
    const now = new Date();
    const command = readCommand(args, now);
    return () => perform(command, now);
  }).catch(endWithSentence);
}

/** `npm run jobs -- …`: prints its result likewise. */
export async function jobs(args: readonly string[], variables: Variables): Promise<void> {
  await print(variables, () => {
    const command = readJobsCommand(args);
    return () => performOnJobs(command);
  }).catch(endWithSentence);
}

/** Parses the arguments before anything is opened. */
async function print(variables: Variables, read: () => () => Promise<string>): Promise<void> {
  const perform = read();
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = requireEnv(variables);
  // Opening a missing embedded database would create it.
  if (!databaseUrl && !existsSync(join(dataDir, "pg"))) {
    throw new OperatorError(`Im Datenordner ${resolve(dataDir)} ist keine Datenbank.`);
  }
  const { close } = await compose(variables, ["library", "database"]);
  try {
    await ensureMigrated();
    process.stdout.write(`${await perform()}\n`);
  } catch (error) {
    throw explainOutage(error);
  } finally {
    await close();
  }
}
