import * as z from "zod";
import { undo, undoable } from "../../model/missions";
import { factsFor } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

/** Undoes the last reset, with the button on the page that offers it. */
export default act({
  follows: "repeat-test",
  weight: 40,
  posts: ["_app.rueckgaengig"],
  args: z.object(seat),
  draw: (scene, draw) =>
    drawSeat(scene, draw, (person, device) => isIn(scene)(person, device) && (person.account?.kept.length ?? 0) > 0),
  async play(scene, at) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const page = await device.get("/rueckgaengig");
    if (!account) return expectLeadsTo(page, /^302 \//);
    const id = /name="id" value="([\w-]+)"/.exec(page.text)?.[1];
    if (Boolean(id) !== (undoable(account, scene.now) !== null)) throw new Error(`undoing offers ${id ?? "nothing"}`);
    if (!id) return;
    expectLeadsTo(await device.post("/rueckgaengig", { id }), /^302 \/home/);
    undo(account, factsFor(scene, account));
  },
  tell: (at, names) => `${toldSeat(names, at)} macht den letzten Neustart rückgängig.`,
});
