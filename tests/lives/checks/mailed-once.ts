import { codeIn } from "../../fixtures/mailed-code";
import { decoded } from "../../fixtures/mail-text";
import type { Scene } from "../model/scene";

const ID = /^Message-ID:\s*<(\S+)>/im;
const WELCOME = /^Subject: Willkommen bei/m;
/** Mails that are on their way at a time: where their worker is killed, they may go once more. */
const ON_THE_WAY = 5;

/** No mail goes out twice, and everybody is welcomed once; as German sentences. */
export function compareMails({ world, people, guests }: Scene): string[] {
  const ids = world.vendors.mails().map(({ to, message }) => `${to.join()} ${ID.exec(message)?.[1] ?? "ohne Nummer"}`);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const doubled = twice.length > world.kills * ON_THE_WAY ? [`Zweimal verschickt: ${twice.join(", ")}`] : [];
  const accounts = [...people, ...guests].flatMap(({ account }) =>
    account?.isConfirmed && !account.mailStopped ? account : [],
  );
  const unwelcomed = accounts.flatMap(({ name, email, formerAddresses }) => {
    const mails = [email, ...formerAddresses].flatMap((address) => world.mailsTo(address));
    // The mail with the code bids welcome, too.
    const welcoming = mails.filter((mail) => WELCOME.test(decoded(mail)) && codeIn(mail) === "");
    const welcomes = new Set(welcoming.map((mail) => ID.exec(mail)?.[1]));
    return welcomes.size === 1 ? [] : [`${name} wurde ${welcomes.size} mal willkommen geheißen.`];
  });
  return [...doubled, ...unwelcomed];
}
