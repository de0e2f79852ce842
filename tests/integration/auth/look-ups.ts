import { expect, test } from "vitest";
import { registerVisitor, startNewcomer, type App, type Visitor } from "../app/app";
import { ADDRESS } from "../app/person";

const PAUSE = "Kurze Pause";
const AN_HOUR = 20;
const CROWD = 60;
const REGISTERED = "looked-up@example.org";
const UNKNOWN = "nobody-knows@example.org";

interface Dialog {
  name: string;
  /** Opens the dialog for a visitor who may use it; their earlier look-ups are over an hour old. */
  open: (app: App) => Promise<Visitor>;
  ask: (visitor: Visitor, email: string) => Promise<Response>;
  /** An address whose registration the dialog reveals. */
  about: string;
}

/** Every dialog whose answer reveals whether an address is registered. */
const DIALOGS: Dialog[] = [
  {
    name: "registration",
    open: async (app) => app.visitor(),
    ask: (visitor, email) => visitor.post("/onboarding", { name: "Eve", email }),
    about: REGISTERED,
  },
  {
    name: "login",
    open: async (app) => app.visitor(),
    ask: (visitor, email) => visitor.post("/auth", { intent: "send", email }),
    // A registered address would get a mail, one a minute.
    about: UNKNOWN,
  },
  {
    name: "correction of the address",
    open: (app) => registerVisitor(app, "looking-around@example.org"),
    ask: (visitor, email) => visitor.post("/email-verification", { intent: "change", email }),
    about: REGISTERED,
  },
  {
    name: "another address for an account",
    open: (app) => startNewcomer(app, "looking-at-others@example.org"),
    ask: (visitor, email) => visitor.post(ADDRESS, { intent: "send", email }),
    about: REGISTERED,
  },
];

/** Limits how many addresses a client can look up. */
export function describeLookUps(app: () => App): void {
  const isTold = async (answer: Response) => !(answer.status === 429 && (await answer.text()).includes(PAUSE));

  test.each(DIALOGS)(
    "the $name tells a client about 20 addresses an hour, also when all are asked at once",
    async ({ open, ask, about }) => {
      await registerVisitor(app(), REGISTERED);
      const visitor = await open(app());
      await app().passTime("1 hour");
      const answers = await Promise.all(Array.from({ length: CROWD }, () => ask(visitor, about)));
      const told = await Promise.all(answers.map(isTold));
      expect(told.filter(Boolean)).toHaveLength(AN_HOUR);
      for (const email of [REGISTERED, UNKNOWN]) {
        const refused = await ask(visitor, email);
        expect(refused.status).toBe(429);
        const page = await refused.text();
        expect(page).toContain(PAUSE);
        expect(page).not.toContain("bereits verwendet");
      }
      await app().passTime("1 hour");
      expect(await isTold(await ask(visitor, about))).toBe(true);
    },
  );

  test("all dialogs count together, for all browsers of a client", async () => {
    const client = "192.0.2.60";
    await registerVisitor(app(), REGISTERED);
    const ask = (email: string) => app().visitor(client).post("/auth", { intent: "send", email });
    for (let number = 0; number < 10; number++) {
      expect((await ask(`nobody-${number}@example.org`)).headers.get("Location")).toBe("/onboarding?schritt=2");
      const taken = await app().visitor(client).post("/onboarding", { name: "Eve", email: REGISTERED });
      expect(taken.status).toBe(409);
    }
    expect(await (await ask("nobody-10@example.org")).text()).toContain(PAUSE);
    const free = await app().visitor(client).post("/onboarding", { name: "Eve", email: "still-free@example.org" });
    expect(free.status).toBe(429);
    expect(await app().readMails("still-free@example.org")).toEqual([]);
    // Other clients are not limited.
    expect((await app().visitor().post("/onboarding", { name: "Eve", email: REGISTERED })).status).toBe(409);
  });

  test("what is no address, or one's own, looks nobody up", async () => {
    const email = "own-address@example.org";
    const member = await startNewcomer(app(), email);
    await app().passTime("1 hour");
    for (let times = 0; times < 25; times++) {
      expect((await member.post(ADDRESS, { intent: "send", email })).status).toBe(302);
      expect((await member.post(ADDRESS, { intent: "send", email: "nonsense" })).status).toBe(422);
    }
    expect((await member.post(ADDRESS, { intent: "send", email: "one-more@example.org" })).status).toBe(302);
  });
}
