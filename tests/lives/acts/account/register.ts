import * as z from "zod";
import { newAccount } from "../../model/account";
import { addressOf } from "../../model/scene";
import { act } from "../act";
import { drawSeat, expectLeadsTo, seat, seated, toldSeat } from "../seats";

/** Registers with a new address, and confirms it at once. */
export default act({
  weight: 60,
  posts: ["onboarding", "email-verification"],
  args: z.object(seat),
  draw: (scene, draw) => drawSeat(scene, draw, (person, device) => person.account === null && device.session === null),
  async play(scene, at) {
    const { person, device } = seated(scene, at);
    if (person.account || device.visitedBy(scene.now)) return;
    const email = addressOf({ ...person, accounts: person.accounts + 1 });
    const registered = await device.post("/onboarding", { name: person.name, email });
    expectLeadsTo(registered, /^302 \/email-verification/);
    person.accounts++;
    const id = String((await scene.world.query(`select user_id from profiles where email = '${email}'`))[0]?.user_id);
    const account = newAccount(scene.catalogue, { id, name: person.name, email, now: scene.now });
    person.account = account;
    const code = scene.world.codeFor(email);
    expectLeadsTo(await device.post("/email-verification", { intent: "confirm", code }), /^302 \/quiz/);
    account.isConfirmed = true;
    device.logIn(account, scene.now);
  },
  tell: (at, names) => `${toldSeat(names, at)} registriert sich und gibt den Code aus der Mail ein.`,
});
