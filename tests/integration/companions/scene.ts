import { companionPath, type CompanionLink } from "../../../app/signed/companion-address.server";
import { decoded } from "../../fixtures/mail-text";
import { sql, startMember, type App, type Visitor } from "../app/app";

export const COMPANION = "/begleitung";
/** What the form of /begleitung sends. */
export const companionFields = (changes: Record<string, string> = {}): Record<string, string> => ({
  ...{
    intent: "save",
    name: "Anna",
    tasks: "on",
    days: "on",
    asked: "on",
    sentence: "Diese Woche frage ich das Café.",
  },
  ...changes,
});

const LINK = /\/begleiten\?k=[\w-]+/;

export function companionScene(app: () => App) {
  const rowOf = async (userId: string) => {
    const [row] = await app().query(sql`select * from companions where user_id = ${userId}`);
    return row;
  };
  const pathOf = async (userId: string, step: Exclude<CompanionLink["step"], "confirmation">) =>
    companionPath({ step, linkKey: String((await rowOf(userId))?.link_key) });
  /** A learner with an invitation, and its link. */
  const someoneInviting = async (name: string) => {
    const email = `${name}@example.org`;
    const member = await startMember(app(), email);
    await member.post(COMPANION, companionFields());
    const [person] = await app().query(sql`select user_id from profiles where email = ${email}`);
    const userId = String(person?.user_id);
    return { member, userId, email, invitation: await pathOf(userId, "invitation") };
  };
  /** The links in the mails to an address, the newest last. */
  const linksTo = async (email: string): Promise<string[]> =>
    (await app().readMails(email)).flatMap((mail) => LINK.exec(decoded(mail))?.[0] ?? []);
  const textOf = async (visitor: Visitor, path: string): Promise<string> =>
    (await (await visitor.get(path)).text()).replaceAll("<!-- -->", "");
  return {
    rowOf,
    pathOf,
    linksTo,
    textOf,
    someoneInviting,
    /** A learner and whoever has said yes to accompanying them. */
    someoneAccompanied: async (name: string) => {
      const learner = await someoneInviting(name);
      const email = `${name}-kim@example.net`;
      const kim = app().visitor();
      await kim.post(learner.invitation, { intent: "ask", email });
      const [confirmation = ""] = await linksTo(email);
      const confirmed = await kim.post(confirmation, { intent: "confirm" });
      return { ...learner, kim, kimsEmail: email, confirmation, week: confirmed.headers.get("Location") ?? "" };
    },
  };
}
