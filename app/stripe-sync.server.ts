import { compose } from "~/compose.server";
import { ensureMigrated } from "~/db/client.server";
import { env } from "~/env.server";
import { endWithSentence } from "./operator-error";
import { checkoutMode } from "./payments/checkout-mode";
import { syncCli } from "./payments/sync-cli.server";

/** The command's process: all parts but what only a server needs. */
export async function runSync(args: readonly string[], variables: Record<string, string | undefined>): Promise<number> {
  const tell = (line: string) => void process.stdout.write(`${line}\n`);
  const { close } = await compose(variables).catch(endWithSentence);
  try {
    if (checkoutMode(env()) !== "stripe") {
      tell("Ohne STRIPE_SECRET_KEY gibt es nichts einzulesen.");
      return 1;
    }
    await ensureMigrated();
    return await syncCli(args, tell);
  } finally {
    await close();
  }
}
