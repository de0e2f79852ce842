import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { markOf, type Scene } from "../model/scene";
import type { Change } from "../model/missions";
import type { Device } from "../world/device";

const entry = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, at: z.number(), sent: z.number().nullable() });
const data = z.object({
  tasks: z.record(z.string(), entry(z.boolean())),
  note: entry(z.string()).nullable(),
});
const inputs = z.record(z.string(), entry(z.string()));

/** What browsers keep that they should not, or do not keep that they should, as German sentences. */
export const compareDevices = async (scene: Scene): Promise<string[]> =>
  (await Promise.all(scene.devices.map((device) => compareDevice(scene, device)))).flat();

async function compareDevice({ people, catalogue, gone }: Scene, device: Device): Promise<string[]> {
  const { keeper, label, tabs } = device;
  const missions = [...catalogue.startMissions, ...[...catalogue.paths.values()].flat()].map(({ id }) => id);
  const stored = await device.stored();
  const kept = await device.kept();
  const places = [
    ...kept,
    ...stored.map(([key, text]): [string, string] => [key, `${key} ${text}`]),
    ...tabs.map((tab, index): [string, string] => [`Tab ${index + 1}`, tab.memory(missions)]),
  ];
  const accounts = [...people.map(({ account }) => account), ...gone].filter((account) => account !== null);
  const owner = accounts.find(({ id }) => id === keeper);
  // A first name may have got longer.
  const marks = people.filter(({ name }) => !owner?.name.startsWith(name)).map(markOf);
  const others = accounts.filter((account) => account !== owner);
  const words = [...others.flatMap(({ id, email }) => [id, email]), ...marks];
  const foreign = places.flatMap(([where, text]) =>
    words.flatMap((word) =>
      text.includes(word) ? [`${label} hat in ${where} noch etwas von ${word}: ${text.slice(0, 2_000)}`] : [],
    ),
  );
  const left = (keeper === null ? [...stored, ...kept] : []).map(
    ([place]) => `${label} gehört niemandem und hat ${place}.`,
  );
  const waiting = waitingIn(stored);
  const expected = collapsed(device.unsent);
  const missing = isDeepStrictEqual(waiting, expected)
    ? []
    : [`${label}, noch nicht gesendet: erwartet ${JSON.stringify(expected)}, gesehen ${JSON.stringify(waiting)}`];
  return [...foreign, ...left, ...missing];
}

const sorted = (changes: [string, boolean | string][]): Record<string, boolean | string> =>
  Object.fromEntries(changes.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Of several changes of the same, the last. */
const collapsed = (changes: readonly Change[]) =>
  sorted(
    Object.entries(
      Object.fromEntries(
        changes.map(({ mission, task, value }) => [
          task === null ? mission : `${mission}/${task}${typeof value === "boolean" ? "" : " Text"}`,
          value,
        ]),
      ),
    ),
  );

/** What has not been sent, as the browser keeps it. */
function waitingIn(entries: readonly [string, string][]) {
  const waiting = entries.flatMap(([key, text]): [string, boolean | string][] => {
    const [, mission = "", kind] = /^mission-(.+)-(data|inputs)$/.exec(key) ?? [];
    if (kind === "inputs") {
      const answers = Object.entries(inputs.parse(JSON.parse(text)));
      return answers.flatMap(([task, { value, sent }]) => (sent === null ? [[`${mission}/${task} Text`, value]] : []));
    }
    if (kind !== "data") return [];
    const { tasks, note } = data.parse(JSON.parse(text));
    const ticks = Object.entries(tasks).flatMap(([task, { value, sent }]): [string, boolean][] =>
      sent === null ? [[`${mission}/${task}`, value]] : [],
    );
    return [...ticks, ...(note?.sent === null ? [[mission, note.value] satisfies [string, string]] : [])];
  });
  return sorted(waiting);
}
