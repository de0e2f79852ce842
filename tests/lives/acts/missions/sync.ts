import * as z from "zod";
import { expect } from "vitest";
import { missionsOf, take, type Change } from "../../model/missions";
import { mayWork, type Scene } from "../../model/scene";
import { act } from "../act";
import { missionById } from "./drawn-work";
import { drawSeat, seat, seated, toldSeat } from "../seats";

const MOST = 400 * 86_400_000;

/** Sends what was done without a connection, in any order; what is acknowledged is forgotten here. */
export default act({
  weight: 30,
  posts: ["api.sync"],
  args: z.object({ ...seat, isBackwards: z.boolean(), isTwice: z.boolean() }),
  draw(scene, draw) {
    const at = drawSeat(
      scene,
      draw,
      ({ account }, { session, unsent }) => unsent.length > 0 && session?.account === account,
    );
    return at && { ...at, isBackwards: draw.below(2) === 1, isTwice: draw.below(5) === 0 };
  },
  async play(scene: Scene, { isBackwards, isTwice, ...at }) {
    const { device } = seated(scene, at);
    const account = device.visitedBy(scene.now);
    const [first] = device.unsent;
    if (!first) return;
    const sent = isBackwards ? device.unsent.toReversed() : [...device.unsent];
    const changes = sent.map((change) => asChange(change, scene.now));
    for (let time = 0; time < (isTwice ? 2 : 1); time++) {
      const answer = await device.postJson("/api/sync", { owner: first.owner, changes });
      if (!account) return expect(answer.status).toBeGreaterThanOrEqual(300);
      if (!mayWork(scene, account)) return expect([302, 403]).toContain(answer.status);
      if (first.owner !== account.id) return expect(answer.status).toBe(409);
      expect(answer.status, answer.text).toBe(200);
    }
    if (!account) return;
    for (const change of inOneGo(sent)) {
      const mission = missionById(scene, change.mission);
      if (mission && missionsOf(account.progress, scene.catalogue).includes(mission)) take(account, change);
    }
    device.unsent = [];
  },
  // Answered alike each time.
  unheard: () => undefined,
  tell: ({ isBackwards, isTwice, ...at }, names) =>
    `${toldSeat(names, at)} hat wieder Netz, das Gerät schickt alles${isBackwards ? " in umgekehrter Reihenfolge" : ""}${isTwice ? ", zweimal" : ""}.`,
});

/** Notes of a mission are taken before its tasks; nothing else hangs on the order. */
const inOneGo = (sent: readonly Change[]): Change[] => [
  ...sent.filter(({ task }) => task === null),
  ...sent.filter(({ task }) => task !== null),
];

function asChange({ mission, task, value, at }: Change, now: number) {
  const agoMs = Math.min(now - at, MOST);
  if (task === null) return { kind: "note", mission, note: value, agoMs };
  if (typeof value === "boolean") return { kind: "tick", mission, task, completed: value, agoMs };
  return { kind: "answer", mission, task, answer: value, agoMs };
}
