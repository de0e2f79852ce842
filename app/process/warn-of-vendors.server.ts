import { findModelFault } from "~/coach/model/ask/find-fault.server";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";
import { findMailFault } from "~/mail/deliver.server";
import { findStripeFault } from "~/payments/stripe/find-fault.server";

interface VendorFault {
  reason: string;
  /** For whoever runs the app. */
  sentence: string;
  /** The vendor's own words, where they say more than the reason. */
  said?: string;
}

/** Whom a process may need, by the line of the log that tells of a fault. */
const VENDORS: Readonly<Record<string, () => Promise<VendorFault | null>>> = {
  "mail-server": findMailFault,
  "payments-server": findStripeFault,
  "model-server": findModelFault,
};

/**
 * Says what is wrong with whoever outside is needed, before the first person needs it: a sentence each in the terminal, a line
 * in the log. Pages do without them, so nothing waits for the answer and nothing ends. Never rejects.
 */
export async function warnOfVendors(): Promise<void> {
  await Promise.all(Object.entries(VENDORS).map(([event, findFault]) => warnOf(event, findFault)));
}

async function warnOf(event: string, findFault: () => Promise<VendorFault | null>): Promise<void> {
  try {
    const fault = await findFault();
    if (fault === null) return;
    const { reason, sentence, said } = fault;
    process.stderr.write(`Achtung: ${sentence}\n`);
    log.warn(event, { reason, ...(said !== undefined && { said }) });
  } catch (error) {
    log.error(`${event}-not-asked`, { error: failureText(error) });
  }
}
