import { expect, test } from "vitest";
import { finishStatements } from "../../../app/payments/statements/receive.server";
import { decoded } from "../../fixtures/mail-text";
import { type App } from "../app/app";
import { cancellation, comparable, peopleWhoDeclare, receipt, withdrawal } from "./statement-people";

/** Cancelling for others reveals nothing, and cannot flood them with mails. */
export function describeStatementSecrecy(app: () => App): void {
  const { start, hold, effectsOf, readMails } = peopleWhoDeclare(app, "secrecy");

  test("the page is the same whether or not there is an account or a contract", async () => {
    const holder = await start(40);
    await hold(holder.email, "pro");
    const member = await start(40);
    const emails = [holder.email, member.email, "stranger-1@example.org"];
    for (const [path, fields] of [
      ["/kuendigen", cancellation],
      ["/widerruf", withdrawal],
    ] as const) {
      const pages = await Promise.all(
        emails.map(async (email) => {
          const answer = await app().visitor().post(path, fields({ email }));
          const names = [...answer.headers.keys()].filter((name) => name !== "content-security-policy");
          const page = comparable(await receipt(answer)).replaceAll(email, "ADDRESS");
          return JSON.stringify([answer.status, names, answer.headers.get("Cache-Control"), page]);
        }),
      );
      expect(new Set(pages).size).toBe(1);
    }
  });

  test("a receipt elsewhere tells nothing of the contract, whose owner is told", async () => {
    const { email } = await start(40);
    await hold(email, "pro");
    const elsewhere = "elsewhere@example.org";
    await app()
      .visitor()
      .post("/kuendigen", cancellation({ email, confirmTo: elsewhere }));
    expect(await effectsOf(email)).toEqual(["period-end"]);
    expect(await readMails(email)).toHaveLength(1);
    const [told] = await readMails(elsewhere);
    expect(told).toContain("Passt ein laufender Vertrag dazu");
    expect(told).not.toContain("ist beendet");
    expect((await readMails(email))[0]).toContain("Dein Tarif Pro ist beendet.");
  });

  test("an address is mailed three times a day, by however many strangers; its member's own mails count apart", async () => {
    const { member, email } = await start(40);
    for (let times = 0; times < 6; times++) {
      const answer = await app().visitor().post("/kuendigen", cancellation({ email }));
      expect(await receipt(answer)).toContain("ist eingegangen");
      await finishStatements();
    }
    expect(await effectsOf(email)).toHaveLength(6);
    expect(await readMails(email)).toHaveLength(3);
    await member.post("/kuendigen", cancellation({ email }));
    expect(await readMails(email)).toHaveLength(4);
    // The owner of a contract that ends is mailed all the same.
    await hold(email, "pro");
    await app().visitor().post("/kuendigen", cancellation({ email }));
    expect(await readMails(email)).toHaveLength(5);
    expect((await readMails(email)).at(-1)).toContain("ist beendet");
  });

  test("the operator is mailed what nothing could be ended by, and of a flood 20 an hour", async () => {
    await app().passTime("1 hour");
    const told = async () => {
      await finishStatements();
      const mails = (await app().readMails("operator@example.org")).map(decoded);
      return mails.filter((mail) => mail.includes("eine Erklärung eingegangen"));
    };
    const { email } = await start(40);
    await hold(email, "pro");
    const before = (await told()).length;
    await app().visitor().post("/kuendigen", cancellation({ email }));
    expect(await told()).toHaveLength(before);
    const flooding = app().visitor();
    for (let times = 0; times < 25; times++) {
      await flooding.post("/widerruf", withdrawal());
      await finishStatements();
    }
    expect(await told()).toHaveLength(before + 20);
    expect((await told()).at(-1)).toContain("nobody@example.org");
  });

  test("1,000 guesses reveal nothing, and cost strangers no mail beyond the limits", { timeout: 240_000 }, async () => {
    const { email: holder } = await start(40);
    await hold(holder, "lifetime_pro");
    const answers = new Set<string>();
    let refused = 0;
    for (let client = 0; client < 10; client++) {
      const guesser = app().visitor();
      for (let guess = 0; guess < 100; guess++) {
        const email = client === 5 && guess === 50 ? holder : `guess-${client}-${guess}@example.org`;
        // Data request alone, as a script would send it; the equality of pages is tested above.
        const answer = await guesser.post("/kuendigen?_data=routes%2Fkuendigen", cancellation({ email }));
        if (answer.status === 429) refused++;
        answers.add(comparable(await receipt(answer)).replaceAll(email, "ADDRESS"));
      }
      expect((await guesser.post("/kuendigen", cancellation())).status).toBe(429);
    }
    expect(refused).toBe(0);
    expect(answers.size).toBe(1);
    await finishStatements();
    expect(await app().countMails("guess-")).toBe(200);
  });
}
