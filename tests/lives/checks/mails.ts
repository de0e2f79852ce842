import type { Scene } from "../model/scene";
import type { World } from "../world/world";
import type { Wishes } from "./wishes";

/** Who gets mails, and which. */
type Mailed = Pick<Scene, "people"> & { world: Pick<World, "mailsTo"> };

const CAN_BE_SWITCHED_OFF = /^List-Unsubscribe:/im;

/** How many mails have come to an address that nobody asked for in that moment. */
export const countUnasked = (world: Pick<World, "mailsTo">, email: string): number =>
  world.mailsTo(email).filter((mail) => CAN_BE_SWITCHED_OFF.test(mail)).length;

/**
 * Counts what was being sent while an address was reported: whose was not before the last act may have got one more mail
 * since, until no job was worked on.
 */
export function countLate({ world, people }: Mailed, { stopped }: Pick<Wishes, "stopped">): void {
  for (const { account } of people)
    if (account?.mailStopped && !stopped.has(account.id))
      account.mailStopped.since = countUnasked(world, account.email);
}

/** Mails to addresses that bounce or have called one spam, as German sentences. */
export const unwantedMails = ({ world, people }: Mailed): string[] =>
  people.flatMap(({ account }) => {
    const { email, mailStopped } = account ?? {};
    const more = email && mailStopped ? countUnasked(world, email) - mailStopped.since : 0;
    return more > 0 ? [`An ${email} gingen noch ${more} Mails, obwohl dort keine mehr hin sollen.`] : [];
  });
