import * as z from "zod";
import { act } from "../act";
import { drawWork, toldWork, workArgs } from "./drawn-work";
import { seated, toldSeat } from "../seats";

/** Ticks or writes on a page that is open without a connection; nothing is sent yet. */
export default act({
  weight: 20,
  args: z.object(workArgs),
  draw: drawWork,
  async play(scene, { person, device: at, ...work }) {
    const { device } = seated(scene, { person, device: at });
    const account = device.session?.account;
    if (account && account === scene.people[person]?.account)
      device.unsent.push({ ...work, at: scene.now, owner: account.id });
  },
  tell: ({ person, device, ...work }, names) => `${toldSeat(names, { person, device })}, ohne Netz: ${toldWork(work)}.`,
});
