import * as z from "zod";
import { expect } from "vitest";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

export default act({
  weight: 3,
  posts: ["_app.profile_.einstellungen_.loeschen"],
  args: z.object(seat),
  draw: (scene, draw) => drawSeat(scene, draw, isIn(scene)),
  async play(scene, at) {
    const { person, device } = seated(scene, at);
    const account = accountAt(scene, at);
    const answer = await device.post("/profile/einstellungen/loeschen", { confirmation: "LÖSCHEN" });
    if (!account) return expectLeadsTo(answer, /^302 \//);
    expectLeadsTo(answer, /^302 \/konto-geloescht/);
    expect(answer.isForgetting).toBe(true);
    scene.gone.push(account);
    person.account = null;
    // Here the page forgets; elsewhere a device learns of it with its next request.
    device.unsent = [];
    for (const each of scene.devices) if (each.session?.account === account) each.logOut();
    for (const each of scene.devices) if (each.phone?.owner === account.id) each.phone = null;
  },
  tell: (at, names) => `${toldSeat(names, at)} löscht das Konto.`,
});
