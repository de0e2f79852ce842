import * as z from "zod";
import { expect, vi } from "vitest";
import { expectNoJobs } from "../../checks/traces";
import { confirm, expectOf, keepAccount, newGuest } from "../../crowd/guest";
import { PATIENCE_MS } from "../../world/patience";
import { settle } from "../../world/queue";
import { act } from "../act";

/**
 * Somebody else registers and deletes their account at once, while the mail that welcomes them still waits to be sent: often
 * for another try, as the mail server breaks off.
 */
export default act({
  weight: 4,
  args: z.object({ isWaiting: z.boolean() }),
  draw: (_, draw) => ({ isWaiting: draw.below(3) > 0 }),
  async play(scene, { isWaiting }) {
    const { world } = scene;
    const guest = newGuest(scene);
    const { name, email } = guest;
    expectOf(await guest.post(0, "/onboarding", { name, email }), /^302 \/email-verification/);
    const account = await keepAccount(scene, guest);
    if (isWaiting) await settle(world);
    await world.vendors.smtp.behave(isWaiting ? "drop" : "ok");
    try {
      await confirm(guest);
      const waiting = `select 1 from pgboss.job where state = 'retry' and data ->> 'userId' = '${account.id}'`;
      if (isWaiting)
        await vi.waitFor(async () => expect(await world.query(waiting), "waits").not.toEqual([]), PATIENCE_MS);
    } finally {
      await world.vendors.smtp.behave("ok");
    }
    const answer = await guest.post(0, "/profile/einstellungen/loeschen", { confirmation: "LÖSCHEN" });
    expectOf(answer, /^302 \/konto-geloescht/);
    guest.account = null;
    scene.gone.push(account);
    await expectNoJobs(world, account);
  },
  tell: ({ isWaiting }) =>
    `Jemand anderes registriert sich und löscht das Konto sofort wieder${isWaiting ? "; der Mailserver bricht die erste Mail ab" : ""}.`,
});
