import * as z from "zod";
import { codeIn } from "../../../fixtures/mailed-code";
import { codeArrived, newAccount } from "../../model/account";
import { addressOf, type Person, type Scene } from "../../model/scene";
import type { Device } from "../../world/device";
import { act } from "../act";
import { drawSeat, expectLeadsTo, seat, seated, toldSeat } from "../seats";

const FAULTS = ["refuse", "drop", "reject"] as const;

/** Registers or logs in while the mail server takes no mail; when it does again, the code is asked for once more. */
export default act({
  weight: 12,
  posts: ["onboarding", "email-verification", "auth"],
  args: z.object({ ...seat, fault: z.enum(FAULTS) }),
  draw(scene, draw) {
    const at = drawSeat(scene, draw, (person, { session }) => {
      return session === null && (person.account === null || person.account.isConfirmed);
    });
    const fault = draw.pick(FAULTS);
    return at && fault ? { ...at, fault } : null;
  },
  async play(scene: Scene, { fault, ...at }) {
    const { person, device } = seated(scene, at);
    if (device.visitedBy(scene.now)) return;
    const { smtp } = scene.world.vendors;
    const begin = person.account ? beginLogin : beginRegistration;
    await smtp.behave(fault);
    let goOn;
    try {
      goOn = await begin(scene, person, device);
    } finally {
      await smtp.behave("ok");
    }
    await goOn();
  },
  tell: ({ fault, ...at }, names) =>
    `${toldSeat(names, at)} will einen Code, der Mailserver nimmt nichts an (${fault}); dann geht es wieder, und der Code wird noch einmal verlangt.`,
});

async function beginRegistration(scene: Scene, person: Person, device: Device): Promise<() => Promise<void>> {
  const email = addressOf({ ...person, accounts: person.accounts + 1 });
  expectLeadsTo(await device.post("/onboarding", { name: person.name, email }), /^302 \/email-verification/);
  person.accounts++;
  const id = String((await scene.world.query(`select user_id from profiles where email = '${email}'`))[0]?.user_id);
  const account = newAccount(scene.catalogue, { id, name: person.name, email, now: scene.now });
  person.account = account;
  if (scene.world.mailsTo(email).some(codeIn)) throw new Error("a mail that was refused has arrived");
  return async () => {
    expectLeadsTo(await device.post("/email-verification", { intent: "resend" }), /^302 \/email-verification/);
    const code = scene.world.codeFor(email);
    expectLeadsTo(await device.post("/email-verification", { intent: "confirm", code }), /^302 \/quiz/);
    account.isConfirmed = true;
    device.logIn(account, scene.now);
  };
}

async function beginLogin(scene: Scene, { account }: Person, device: Device): Promise<() => Promise<void>> {
  const email = account?.email ?? "";
  const ask = () => device.post("/auth", { intent: "send", email });
  expectLeadsTo(await ask(), /^429/);
  return async () => {
    const asked = await ask();
    // Too many mails within an hour: it says so, and nothing happens.
    if (asked.status === 429 || !account) return;
    expectLeadsTo(asked, /^302 \/auth\?code=1/);
    const code = scene.world.codeFor(email);
    const confirmed = await device.post("/auth", { intent: "confirm", code });
    expectLeadsTo(confirmed, account.progress.result ? /^302 \/home/ : /^302 \/quiz/);
    codeArrived(account);
    device.logIn(account, scene.now);
  };
}
