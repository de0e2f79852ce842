import { decoded } from "../../fixtures/mail-text";
import type { ReceivedMail } from "../../fakes/smtp";
import type { MESSAGES } from "../model/account";
import type { Person, Scene } from "../model/scene";
import type { Device } from "../world/device";

type Message = (typeof MESSAGES)[number];

/** Of which switch a mail says that it is on. */
const SWITCH = /„(Testphase endet|Wochenrückblick|Erinnerung an deine Abende)“\s+in\s+deinen\s+Einstellungen/;
const MESSAGE_OF: Readonly<Record<string, Message>> = {
  "Testphase endet": "trialMail",
  Wochenrückblick: "weeklyMail",
  "Erinnerung an deine Abende": "reminderMail",
};

/** What everybody wants to be told, and whose messages each phone gets. */
export interface Wishes {
  messages: ReadonlyMap<string, readonly Message[]>;
  phones: ReadonlyMap<string, string>;
  /** Whose address takes no mails any more. */
  stopped: ReadonlySet<string>;
}

/** Who gets messages where, and what has come. */
interface Told extends Pick<Scene, "people"> {
  devices: readonly Pick<Device, "token" | "phone">[];
  world: { vendors: { takeMails: () => readonly Mail[]; takePushes: () => readonly { token: string }[] } };
}
type Mail = Pick<ReceivedMail, "to" | "message">;

/** As it is now. */
export function wishesOf({ people, devices }: Pick<Told, "people" | "devices">): Wishes {
  return {
    messages: new Map(people.flatMap(({ account }) => (account ? [[account.id, account.messages] as const] : []))),
    phones: new Map(devices.flatMap(({ token, phone }) => (phone ? [[token, phone.owner] as const] : []))),
    stopped: new Set(people.flatMap(({ account }) => (account?.mailStopped ? [account.id] : []))),
  };
}

/** What has come since the last call although nobody wanted it before an act, nor after it; as German sentences. */
export function unwished(scene: Told, before: Wishes): string[] {
  const { world, people } = scene;
  const now = wishesOf(scene);
  const wants = (id: string, message: Message): boolean =>
    [before, now].some(({ messages }) => messages.get(id)?.includes(message));
  const mails = world.vendors.takeMails().flatMap(({ to, message: mail }) => {
    const label = SWITCH.exec(decoded(mail))?.[1] ?? "";
    const message = MESSAGE_OF[label];
    const account = people.map((person) => accountAt(person, to)).find((found) => found !== null);
    return message && account && !wants(account.id, message) ? [`${account.name} bekommt „${label}“, ungewollt.`] : [];
  });
  const pushes = world.vendors.takePushes().flatMap(({ token }) => {
    const owners = [before, now].flatMap(({ phones }) => phones.get(token) ?? []);
    if (owners.some((owner) => wants(owner, "dailyReminder"))) return [];
    return [`Auf ${token} kommt eine Erinnerung, die niemand will.`];
  });
  return [...mails, ...pushes];
}

/** Whose address it is; a former one may get what was on its way. */
const accountAt = ({ account }: Person, to: readonly string[]) =>
  account && to.some((address) => address === account.email || account.formerAddresses.includes(address))
    ? account
    : null;
