import { findModelFault } from "~/coach/model/ask/find-fault.server";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";
import { findMailFault } from "~/mail/deliver.server";
import { findStripeFault } from "~/payments/stripe/find-fault.server";

interface VendorFault {
  reason: string;
  /** Message for the operator. */
  sentence: string;
  /** The vendor's own words, where they add to the reason. */
  said?: string;
}

/** Checks of the external services, by the log event that reports a fault. */
const VENDORS: Readonly<Record<string, () => Promise<VendorFault | null>>> = {
  "mail-server": findMailFault,
  "payments-server": findStripeFault,
  "model-server": findModelFault,
};

/**
 * Checks the external services before the first member needs them and reports each fault: a sentence in the terminal
 * and a line in the log. Pages work without them, so nothing waits for the checks or ends because of them. Never
 * rejects.
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
