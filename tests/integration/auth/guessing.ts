import { expect, test } from "vitest";
import { startNewcomer, type App, type Visitor } from "../app/app";
import { otherThan } from "./login-codes";

/** Limits for wrong codes per day, and that a stranger's guesses lock no member out. */
export function describeGuessing(app: () => App): void {
  /** Requests a code as this visitor; null when no mail went out. */
  const askForCode = async (visitor: Visitor, email: string): Promise<string | null> => {
    await app().passTime("61 seconds");
    const { status } = await visitor.post("/auth", { intent: "send", email });
    return status === 302 ? app().readCode(email) : null;
  };
  const confirm = (visitor: Visitor, code: string) => visitor.post("/auth", { intent: "confirm", code });

  /** Makes wrong guesses, five per browser, in as many browsers as needed. */
  const guess = async (email: string, times: number) => {
    for (let guesses = 0; guesses < times; guesses += 5) {
      const stranger = app().visitor();
      const code = (await askForCode(stranger, email)) ?? "";
      for (let attempt = 0; attempt < 5; attempt++) await confirm(stranger, otherThan(code));
      if (guesses === 15) await app().passTime("1 hour");
    }
  };

  test("30 wrong guesses in a day close an address to strangers, but not to a device that has logged in", async () => {
    const email = "guessed@example.org";
    const owner = await startNewcomer(app(), email);
    await owner.post("/logout", {});
    await app().passTime("1 day");
    await guess(email, 30);

    const stranger = app().visitor();
    const code = await askForCode(stranger, email);
    expect(code).not.toBeNull();
    const refused = await confirm(stranger, code ?? "");
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/Weiter geht es in 2\d Stunden\./);
    expect((await stranger.get("/quiz")).headers.get("Location")).not.toBeNull();

    const own = await askForCode(owner, email);
    expect((await confirm(owner, own ?? "")).headers.get("Location")).toBe("/quiz");

    await app().passTime("1 day");
    const tomorrow = await askForCode(stranger, email);
    expect((await confirm(stranger, tomorrow ?? "")).headers.get("Location")).toBe("/quiz");
  });

  test("a device of another account has no budget of its own", async () => {
    const email = "target@example.org";
    await startNewcomer(app(), email);
    const eve = await startNewcomer(app(), "eve-device@example.org");
    await eve.post("/logout", {});
    await app().passTime("1 day");
    await guess(email, 30);
    const code = await askForCode(eve, email);
    expect(await (await confirm(eve, code ?? "")).text()).toContain("Kurze Pause");
  });

  test("29 wrong guesses and a right one leave the budget as it was", async () => {
    const email = "typist@example.org";
    const owner = await startNewcomer(app(), email);
    await owner.post("/logout", {});
    await app().passTime("1 day");
    await guess(email, 25);
    const stranger = app().visitor();
    const code = (await askForCode(stranger, email)) ?? "";
    for (let attempt = 0; attempt < 4; attempt++) await confirm(stranger, otherThan(code));
    expect((await confirm(stranger, code)).headers.get("Location")).toBe("/quiz");
    const other = app().visitor();
    const next = (await askForCode(other, email)) ?? "";
    expect((await confirm(other, next)).headers.get("Location")).toBe("/quiz");
  });
}
