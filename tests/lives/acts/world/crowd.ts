import * as z from "zod";
import { holdIdle, IDLE_SHAPES } from "../../../integration/server/idle-sockets";
import { bustle, MOST_BUSY } from "../../crowd/bustle";
import { SILENCES } from "../../crowd/silences";
import type { Scene } from "../../model/scene";
import { act, type Draw } from "../act";
import { amid, drawAmid, playAmid, postsAmid, toldAmid } from "../amid";

/** idle: sockets that announce a body and send none, or not all of it. */
const KINDS = ["idle", "mail", "payments", "model", "bustle"] as const;
type Kind = (typeof KINDS)[number];

/** How many it takes at least and at most: of those who wait for a vendor, and of each idle shape, as many as there are places for changes, or more. */
const COUNTS: Readonly<Record<Kind, { least: number; most: number }>> = {
  idle: { least: 160, most: 200 },
  mail: { least: 11, most: 20 },
  payments: { least: 11, most: 14 },
  model: { least: 11, most: 14 },
  bustle: { least: 1, most: MOST_BUSY },
};

/** Connections that are answered one after the other. */
const LOOKS = 5;

const TOLD: Readonly<Record<Kind, (count: number) => string>> = {
  idle: (count) => `${count} Verbindungen kündigen etwas an und schicken es nicht. Inzwischen: `,
  mail: (count) => `${count} Fremde registrieren sich, der Mailserver schweigt. Inzwischen: `,
  payments: (count) => `${count} Fremde bestellen, Stripe schweigt. Inzwischen: `,
  model: (count) => `${count} Fremde fragen Inno, das Modell schweigt. Inzwischen: `,
  bustle: (count) => `${count} Fremde tun vieles, jedes auf zwei Geräten zugleich. Inzwischen: `,
};

/** A crowd acts in the same moment: what the people of the life do is answered as ever. */
export default act({
  weight: 8,
  posts: postsAmid,
  args: z.object({ ...amid, kind: z.enum(KINDS), count: z.number(), shape: z.string().nullable() }),
  draw(scene, draw) {
    const drawn = drawAmid(scene, draw);
    const kind = draw.pick(KINDS);
    const shape = kind === "idle" && draw.below(4) === 0 ? (draw.pick(IDLE_SHAPES) ?? null) : null;
    return drawn && kind ? { ...drawn, kind, count: drawCount(draw, kind), shape } : null;
  },
  async play(scene, { kind, count, shape, ...drawn }) {
    const { wake } = await gather(scene, { kind, count, shape });
    try {
      await playAmid(scene, drawn);
    } finally {
      await wake();
    }
  },
  tell: ({ kind, count, shape, ...drawn }, names) =>
    `${TOLD[kind](count)}${shape === null ? "" : `(alle: „${shape}“) `}${toldAmid(drawn, names)}`,
});

function drawCount(draw: Draw, kind: Kind): number {
  const { least, most } = COUNTS[kind];
  return least + draw.below(most - least + 1);
}

interface Gathered {
  kind: Kind;
  count: number;
  shape: string | null;
}

async function gather(scene: Scene, { kind, count, shape }: Gathered): Promise<{ wake: () => Promise<void> }> {
  if (kind === "bustle") return bustle(scene, count);
  if (kind !== "idle") return SILENCES[kind](scene, count);
  const idle = holdIdle(scene.world.port, count, shape);
  await idle.connected();
  await untilRead(scene.world.url);
  return { wake: async () => idle.close() };
}

/** What has arrived before is read when later connections are answered: else whoever acts meanwhile comes before the crowd. */
async function untilRead(url: string): Promise<void> {
  for (let look = 0; look < LOOKS; look++) await fetch(`${url}/healthz?alive`, { headers: { Connection: "close" } });
}
