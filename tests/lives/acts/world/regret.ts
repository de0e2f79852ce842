import { expect } from "vitest";
import * as z from "zod";
import { expectOf, join } from "../../crowd/guest";
import { act } from "../act";

/** Somebody else registers and deletes their account at once, while the mail that welcomes them still waits to be sent. */
export default act({
  weight: 4,
  args: z.object({}),
  draw: () => ({}),
  async play(scene) {
    const guest = await join(scene);
    const { account } = guest;
    if (!account) throw new Error("Nobody has registered.");
    const answer = await guest.post(0, "/profile/einstellungen/loeschen", { confirmation: "LÖSCHEN" });
    expectOf(answer, /^302 \/konto-geloescht/);
    guest.account = null;
    scene.gone.push(account);
    const left = await scene.world.query(`select name, state from pgboss.job where data::text like '%${account.id}%'`);
    expect(left, "jobs of a deleted account").toEqual([]);
  },
  tell: () => "Jemand anderes registriert sich und löscht das Konto sofort wieder.",
});
