import * as z from "zod";
import { expect } from "vitest";
import { expectNoJobs } from "../../checks/traces";
import { markOf } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawOpenSeat, expectLeadsTo, seat, seated, toldSeat } from "../seats";
import { online, typeMeanwhile } from "../tabs";

/** Deletes the account with the form on its page, in one of two tabs. */
export default act({
  weight: 4,
  posts: ["_app.profile_.einstellungen_.loeschen"],
  args: z.object({ ...seat, isFirst: z.boolean(), isTyping: z.boolean(), order: z.number() }),
  draw(scene, draw) {
    const at = drawOpenSeat(scene, draw);
    return (
      at && {
        ...at,
        isFirst: draw.below(2) === 0,
        isTyping: draw.below(3) === 0,
        order: draw.below(1_000_000),
      }
    );
  },
  async play(scene, { isFirst, isTyping, order, ...at }) {
    const { person, device } = seated(scene, at);
    const account = accountAt(scene, at);
    const [one, two] = isFirst ? device.tabs : device.tabs.toReversed();
    const typed = `${markOf({ index: at.person })} im letzten Moment`;
    device.meanwhile = two && isTyping ? () => typeMeanwhile(two, typed) : null;
    const answer = await device.post("/profile/einstellungen/loeschen", { confirmation: "LÖSCHEN" });
    device.meanwhile = null;
    if (!account) return expectLeadsTo(answer, /^302 \//);
    expectLeadsTo(answer, /^302 \/konto-geloescht/);
    expect(answer.isForgetting).toBe(true);
    await expectNoJobs(scene.world, account);
    await online(device, async () => one?.load(answer.location));
    await device.settle(order);
    device.forget();
    device.logOut();
    scene.gone.push(account);
    person.account = null;
    // Elsewhere a device learns of it with its next request.
    for (const each of scene.devices) if (each.session?.account === account) each.endWithAccount(scene.now);
    for (const each of scene.devices) if (each.phone?.owner === account.id) each.phone = null;
  },
  tell: ({ isFirst, isTyping, order: _, ...at }, names) =>
    `${toldSeat(names, at)} löscht in Tab ${isFirst ? 1 : 2} das Konto${isTyping ? " und tippt im selben Moment im anderen" : ""}.`,
});
