import * as z from "zod";
import type { Scene } from "../../model/scene";
import { act } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";

const exported = z.object({ data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) });

/** Takes the data along: all that was written is in the file. */
export default act({
  weight: 4,
  args: z.object(seat),
  draw: (scene, draw) => drawSeat(scene, draw, isIn(scene)),
  async play(scene: Scene, at) {
    const { device } = seated(scene, at);
    const account = accountAt(scene, at);
    const answer = await device.get("/profile/export?format=json");
    if (!account) return expectLeadsTo(answer, /^302 \//);
    if (answer.status === 429) return;
    const { data } = exported.parse(JSON.parse(answer.text));
    const kept = new Set(Object.values(data).flatMap((rows) => rows.flatMap((row) => Object.values(row))));
    const written = [
      account.email,
      ...account.questions,
      ...valuesOf(account.progress.written),
      ...valuesOf(account.notes),
    ];
    const missing = written.filter((text) => text !== "" && !kept.has(text));
    if (missing.length > 0) throw new Error(`the export lacks ${missing.join(", ")}`);
  },
  tell: (at, names) => `${toldSeat(names, at)} nimmt die eigenen Daten mit.`,
});

const valuesOf = (acts: Readonly<Record<string, { value: string }>>): string[] =>
  Object.values(acts).map(({ value }) => value);
