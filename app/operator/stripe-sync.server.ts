import { compose } from "~/process/compose.server";
import { ensureMigrated } from "~/db/connection/client.server";
import { explainOutage } from "~/db/connection/outage";
import { requireEnv } from "~/environment/env.server";
import { endWithSentence, OperatorError } from "~/environment/operator-error";
import { checkoutMode } from "~/payments/checkout-mode";
import { syncCli } from "~/payments/sync-cli.server";

/** The command's process: all parts but what only a server needs. Resolves to the exit code. */
export async function runSync(args: readonly string[], variables: Record<string, string | undefined>): Promise<number> {
  return synchronise(args, variables).catch(endWithSentence);
}

async function synchronise(args: readonly string[], variables: Record<string, string | undefined>): Promise<number> {
  // Checked first: opening the embedded database would create it.
  if (checkoutMode(requireEnv(variables)) !== "stripe") {
    throw new OperatorError("Ohne STRIPE_SECRET_KEY gibt es nichts einzulesen.");
  }
  const { close } = await compose(variables);
  try {
    await ensureMigrated();
    return await syncCli(args, (line) => void process.stdout.write(`${line}\n`));
  } catch (error) {
    throw explainOutage(error);
  } finally {
    await close();
  }
}
