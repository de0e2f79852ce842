import { endFailedJobs, listFailedJobs, readDepth } from "~/db/jobs/overview.server";
import { OperatorError } from "~/environment/operator-error";
import type { JobsCommand } from "./jobs-command";
import { jobsText } from "./jobs-text";

const SHOWN = 50;

/** Performs a command of `npm run jobs` and returns what it prints. */
export async function performOnJobs(command: JobsCommand): Promise<string> {
  if (command.kind === "list") return jobsText(await readDepth(), await listFailedJobs({ limit: SHOWN }));
  const { how, id } = command;
  const ended = await endFailedJobs({ id, how });
  if (ended === 0) throw new OperatorError("Gescheitert ist nichts mit dieser Nummer: npm run jobs zeigt, was da ist.");
  return how === "retry" ? `Noch einmal versucht: ${ended}.` : `Gestrichen: ${ended}.`;
}
