import { library } from "~/content/library.server";
import { listCollisions } from "~/db/account/address-collisions.server";
import { listOpenStatements, readAccount, settleByHand } from "~/db/account/operator.server";
import { getPersonByEmail } from "~/db/account/people.server";
import { longDate, longDateAndTime } from "~/domain/time/german-dates";
import { OperatorError } from "~/environment/operator-error";
import { accountText, type NameOf } from "./account-text";
import { collisionsText } from "./collisions-text";
import type { Command } from "./command";
import { grantOffer, revokeOffer } from "./grant.server";
import { addressLine, terminalLine } from "./lines";
import { openStatementsText } from "./statement-text";

const nameOf: NameOf = (plan) => library().getPlan(plan)?.name ?? plan;

/**
 * Performs a command and returns what it prints. Throws OperatorError for an impossible one; then nothing has changed.
 */
export async function perform(command: Command, now: Date): Promise<string> {
  switch (command.kind) {
    case "list":
      return [openStatementsText(await listOpenStatements()), ...collisionsText(await listCollisions())].join("\n");
    case "show":
      return show(command.email, now);
    case "give":
      return performGive(command, now);
    case "take":
      return performTake(command, now);
    case "settle":
      return closeStatement(command);
  }
}

async function show(email: string, now: Date): Promise<string> {
  const account = await readAccount({ email });
  if (!account) throw unknown(email);
  return accountText(account, { nameOf, now });
}

type Wish<Kind extends Command["kind"]> = Extract<Command, { kind: Kind }>;

async function performGive({ email, offer, reason, until }: Wish<"give">, now: Date): Promise<string> {
  const userId = await findPerson(email);
  const given = await grantOffer({ userId, offer, reason, until, now });
  if (!given.ok) {
    if (given.reason === "gone") throw unknown(email);
    const end = given.until ? `bis ${longDate(given.until)}` : "ohne Ende";
    throw new OperatorError(`${nameOf(offer)} ist schon ${end} gegeben: Nimm es erst, um es anders zu geben.`);
  }
  const paid = given.alsoPaid.map(
    ({ kind, id }) => `Achtung: ${nameOf(kind)} läuft bei Stripe weiter und wird weiter abgebucht (${id}).`,
  );
  const end = until ? `bis ${longDate(until)}` : "ohne Ende";
  return [`Gegeben: ${nameOf(offer)} ${end} an ${addressLine(email)}. Grund: ${reason}`, ...paid].join("\n");
}

async function performTake({ email, offer, reason }: Wish<"take">, now: Date): Promise<string> {
  const userId = await findPerson(email);
  if (!(await revokeOffer({ userId, offer, reason, now }))) {
    throw new OperatorError(
      `${nameOf(offer)} ist hier nicht von Hand gegeben: Was bezahlt ist, beendest oder erstattest du bei Stripe.`,
    );
  }
  return `Genommen: ${nameOf(offer)} von ${addressLine(email)}. Grund: ${reason}`;
}

async function findPerson(email: string): Promise<string> {
  const person = await getPersonByEmail({ email });
  if (!person) throw unknown(email);
  return person.userId;
}

const unknown = (email: string) => new OperatorError(`Zu ${addressLine(email)} gibt es kein Konto.`);

async function closeStatement({ id, reason }: Wish<"settle">): Promise<string> {
  const { settled, statement } = await settleByHand({ id, effect: `operator: ${reason}` });
  if (settled) return `Erledigt: ${id}. Grund: ${reason}`;
  if (!statement?.settledAt)
    throw new OperatorError(`Eine Erklärung mit der Nummer ${terminalLine(id)} gibt es nicht.`);
  throw new OperatorError(`Das ist schon erledigt, am ${longDateAndTime(statement.settledAt)}.`);
}
