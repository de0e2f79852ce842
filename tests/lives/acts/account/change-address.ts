import * as z from "zod";
import { codeArrived } from "../../model/account";
import { addressOf, type Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

const PAGE = "/profile/einstellungen/e-mail";

/** Takes another address, with the code that is mailed there; every other device is logged out. */
export default act({
  weight: 4,
  posts: ["_app.profile_.einstellungen_.e-mail"],
  args: z.object(seat),
  draw: (scene, draw) => drawSeat(scene, draw, isIn(scene)),
  async play(scene: Scene, at) {
    const { person, device } = seated(scene, at);
    const account = accountAt(scene, at);
    const email = addressOf({ ...person, accounts: person.accounts + 1 });
    const asked = await device.post(PAGE, { intent: "send", email });
    if (!account) return expectLeadsTo(asked, /^302 \//);
    // Too many mails within an hour: it says so, and nothing happens.
    if (asked.status === 429) return;
    expectLeadsTo(asked, /^302 \/profile\/einstellungen\/e-mail/);
    const code = scene.world.codeFor(email);
    expectLeadsTo(await device.post(PAGE, { intent: "confirm", code }), /^302 \/profile\/einstellungen$/);
    person.accounts++;
    account.formerAddresses.push(account.email);
    account.email = email;
    codeArrived(account);
    if (account.mailStopped) account.mailStopped.since = 0;
    for (const each of scene.devices) {
      if (each.session?.account === account && each !== device) each.logOut();
      // Sessions of former logins have ended, too.
      if (each.phone?.owner === account.id && each !== device) each.phone = null;
    }
    device.logIn(account, scene.now);
  },
  tell: (at, names) => `${toldSeat(names, at)} nimmt eine andere Adresse.`,
});
