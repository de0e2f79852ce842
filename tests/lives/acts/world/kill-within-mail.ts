import * as z from "zod";
import { expect, vi } from "vitest";
import { confirm, expectOf, keepAccount, newGuest } from "../../crowd/guest";
import { drain, settle } from "../../world/queue";
import type { Scene } from "../../model/scene";
import { act } from "../act";
import { PATIENCE_MS } from "../../world/patience";

/**
 * The server is killed while it mails what somebody's registration brings with it: they get it all the same, from itself
 * when it is there again, or from another process (tests/lives/checks/mailed-once.ts).
 */
export default act({
  weight: 1,
  args: z.object({ isHalfSent: z.boolean() }),
  draw: (_, draw) => ({ isHalfSent: draw.below(2) === 1 }),
  async play(scene: Scene, { isHalfSent }) {
    const { world } = scene;
    const { smtp } = world.vendors;
    const guest = newGuest(scene);
    const { name, email } = guest;
    expectOf(await guest.post(0, "/onboarding", { name, email }), /^302 \/email-verification/);
    await keepAccount(scene, guest);
    await settle(world);
    await smtp.behave(isHalfSent ? "hang" : "silent");
    try {
      await confirm(guest);
      await vi.waitFor(() => expect(smtp.connected(), "mails on their way").toBeGreaterThan(0), PATIENCE_MS);
      await world.stop("SIGKILL");
    } finally {
      await smtp.behave("ok");
      smtp.hangUp();
    }
    await world.start();
    // Whoever is there takes it up once its time is over.
    await drain(world);
    scene.now = Math.max(scene.now, world.now());
  },
  tell: ({ isHalfSent }) =>
    `Jemand registriert sich, und der Server wird abgeschossen, während er ${isHalfSent ? "mit dem Mailserver spricht" : "auf den Mailserver wartet"}; dann startet er wieder.`,
});
