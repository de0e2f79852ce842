import { randomUUID } from "node:crypto";
import { finishStatements } from "../../../app/payments/statements/receive.server";
import { sql, type App } from "../app/app";
import { peopleWithPlans } from "./plan-people";
import { decoded } from "../../fixtures/mail-text";

export type Fields = Record<string, string>;

/** Fields of the form of § 312k BGB, with its initial values as defaults. */
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

/** People who cancel, and their stored statements. */
export function peopleWhoDeclare(app: () => App, suite: string) {
  const { start, hold, standing } = peopleWithPlans(app, suite);
  const statementsOf = (email: string) => app().query(sql`select * from statements where email = ${email}`);
  const heldBy = async (email: string) => (await standing(email))?.held;
  /** Effects of their statements. */
  async function effectsOf(email: string): Promise<unknown[]> {
    await finishStatements();
    return (await statementsOf(email)).map(({ effect }) => effect);
  }
  /** Mails about statements, once all statements are processed. */
  async function readMails(email: string): Promise<string[]> {
    await finishStatements();
    return (await app().readMails(email)).map(decoded).filter((mail) => mail.includes("bei uns eingegangen"));
  }

  return { start, hold, heldBy, statementsOf, effectsOf, readMails };
}

/** Text of a page, without the marks that the renderer puts between texts. */
export const receipt = async (answer: Response): Promise<string> => (await answer.text()).replaceAll("<!-- -->", "");

/** A page without its variable parts: the nonce, the number of the statement, the time. */
export const comparable = (page: string): string =>
  page
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID")
    .replaceAll(/\d\d:\d\d:\d\d/g, "TIME");
