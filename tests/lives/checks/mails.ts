import type { Scene } from "../model/scene";
import type { World } from "../world/world";

const CAN_BE_SWITCHED_OFF = /^List-Unsubscribe:/im;

/** How many mails have come to an address that nobody asked for in that moment. */
export const countUnasked = (world: World, email: string): number =>
  world.mailsTo(email).filter((mail) => CAN_BE_SWITCHED_OFF.test(mail)).length;

/** Mails to addresses that bounce or have called one spam, as German sentences. */
export const unwantedMails = ({ world, people }: Scene): string[] =>
  people.flatMap(({ account }) => {
    const { email, mailStopped } = account ?? {};
    const more = email && mailStopped ? countUnasked(world, email) - mailStopped.since : 0;
    return more > 0 ? [`An ${email} gingen noch ${more} Mails, obwohl dort keine mehr hin sollen.`] : [];
  });
