import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { ensureMigrated } from "~/db/connection/client.server";
import { explainOutage } from "~/db/connection/outage";
import { listFeedback } from "~/db/feedback/feedback.server";
import { requireEnv } from "~/environment/env.server";
import { endWithSentence, OperatorError } from "~/environment/operator-error";
import { compose } from "~/process/compose.server";

type Variables = Record<string, string | undefined>;

/** `npm run feedback`: what learners said about missions, for `npm run content:report`. Resolves to the exit code. */
export async function takeFeedback(variables: Variables, file: string): Promise<number> {
  return take(variables, file).catch(endWithSentence);
}

async function take(variables: Variables, file: string): Promise<number> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = requireEnv(variables);
  // Opening a missing embedded database would create it.
  if (!databaseUrl && !existsSync(join(dataDir, "pg"))) {
    throw new OperatorError(`Im Datenordner ${resolve(dataDir)} ist keine Datenbank.`);
  }
  const { close } = await compose(variables, ["database"]);
  try {
    await ensureMigrated();
    const missions = await listFeedback();
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(missions, null, 2));
    process.stdout.write(
      `${relative(process.cwd(), file)}: Rückmeldungen zu ${missions.length} Missionen, ohne Namen\n`,
    );
    return 0;
  } catch (error) {
    throw explainOutage(error);
  } finally {
    await close();
  }
}
