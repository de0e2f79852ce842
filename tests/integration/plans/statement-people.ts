import { randomUUID } from "node:crypto";
import { finishStatements } from "../../../app/payments/statements/receive.server";
import { sql, type App } from "../app/app";
import { peopleWithPlans } from "./plan-people";
import { decoded } from "../../fixtures/mail-text";

export type Fields = Record<string, string>;

/** What the form of § 312k BGB sends; fields that are left out as it begins. */
export const cancellation = (more: Fields = {}): Fields => ({
  id: randomUUID(),
  kind: "cancellation",
  reason: "",
  name: "Anna",
  email: "nobody@example.org",
  contract: "Pro",
  when: "earliest",
  day: "",
  confirmTo: "",
  ...more,
});
export const withdrawal = (more: Fields = {}): Fields => ({
  id: randomUUID(),
  name: "Anna",
  contract: "Pro",
  email: "nobody@example.org",
  ...more,
});

/** People who cancel, and what there is of it. */
export function peopleWhoDeclare(app: () => App, suite: string) {
  const { start, hold, standing } = peopleWithPlans(app, suite);
  const statementsOf = (email: string) => app().query(sql`select * from statements where email = ${email}`);
  const heldBy = async (email: string) => (await standing(email))?.held;
  /** What they came to. */
  async function effectsOf(email: string): Promise<unknown[]> {
    await finishStatements();
    return (await statementsOf(email)).map(({ effect }) => effect);
  }
  /** The mails about statements, once all that was sent is dealt with. */
  async function readMails(email: string): Promise<string[]> {
    await finishStatements();
    return (await app().readMails(email)).map(decoded).filter((mail) => mail.includes("bei uns eingegangen"));
  }

  return { start, hold, heldBy, statementsOf, effectsOf, readMails };
}

/** What a page says, without the marks that the renderer puts between texts. */
export const receipt = async (answer: Response): Promise<string> => (await answer.text()).replaceAll("<!-- -->", "");

/** A page without what differs by the moment: its nonce, the number of the statement, the time. */
export const comparable = (page: string): string =>
  page
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID")
    .replaceAll(/\d\d:\d\d:\d\d/g, "TIME");
