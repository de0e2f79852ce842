import * as z from "zod";
import { boxesOf, taskOfBox } from "../../model/boxes";
import { missionsOf } from "../../model/missions";
import { mayWork, markOf, type Scene } from "../../model/scene";
import { TEST_MISSION, type Mission } from "../../model/catalogue";
import type { Draw } from "../act";
import { drawSeat, isIn, seat } from "../seats";

/** Something that is done to a mission; without a task it is the note. */
export const workArgs = {
  ...seat,
  mission: z.string(),
  task: z.string().nullable(),
  value: z.union([z.boolean(), z.string()]),
};

/** Of ten, mostly a mission that is open, then one that is finished, else any. */
const OPEN = 7;
const FINISHED = 9;

/** Of ten, ticks come before this, then texts to a task, then notes. */
const TEXT = 5;
const NOTE = 7;

export function drawMission(scene: Scene, draw: Draw, person: number): Mission | undefined {
  const progress = scene.people[person]?.account?.progress;
  if (!progress) return undefined;
  const all = missionsOf(progress, scene.catalogue).filter(({ id }) => id !== TEST_MISSION);
  const are = (status: string) => all.filter(({ id }) => progress.missions[id]?.status === status);
  const kind = draw.below(10);
  const wanted = kind < OPEN ? are("active") : kind < FINISHED ? are("completed") : all;
  return draw.pick(wanted.length > 0 ? wanted : all);
}

export function drawWork(scene: Scene, draw: Draw) {
  const at = drawSeat(scene, draw, (person, device) => {
    return isIn(scene)(person, device) && person.account !== null && mayWork(scene, person.account);
  });
  if (!at) return null;
  const again = draw.below(3) === 0 ? drawAgain(scene, draw, at.person) : null;
  const mission = again?.mission ?? drawMission(scene, draw, at.person);
  const task = again?.task ?? (mission && draw.pick(boxesOf(mission)));
  if (!mission || !task) return null;
  // A point of a checklist has a box alone.
  const isPoint = taskOfBox(mission, task.id)?.id !== task.id;
  const kind = isPoint ? 0 : again?.isText ? TEXT : draw.below(10);
  const text = `${markOf({ index: at.person })} ${draw.below(1_000)}`;
  if (kind < TEXT) return { ...at, mission: mission.id, task: task.id, value: draw.below(5) > 0 };
  return { ...at, mission: mission.id, task: kind < NOTE ? task.id : null, value: text };
}

/** A task that was worked on before, mostly one that a device has not sent yet: what is done twice has an order. */
function drawAgain(scene: Scene, draw: Draw, person: number) {
  const { progress } = scene.people[person]?.account ?? {};
  if (!progress) return null;
  const unsent = scene.devices.flatMap((device) => device.unsent.filter(({ task }) => task !== null));
  const waiting = draw.below(3) > 0 ? draw.pick(unsent) : undefined;
  const key = waiting
    ? `${waiting.mission}/${waiting.task}`
    : (draw.pick(Object.keys({ ...progress.ticks, ...progress.written })) ?? "");
  const mission = missionsOf(progress, scene.catalogue).find(({ id }) => key.startsWith(`${id}/`));
  const task = mission && boxesOf(mission).find(({ id }) => key === `${mission.id}/${id}`);
  return mission && task ? { mission, task, isText: typeof waiting?.value === "string" } : null;
}

export const toldWork = ({
  mission,
  task,
  value,
}: {
  mission: string;
  task: string | null;
  value: boolean | string;
}) => {
  if (task === null) return `schreibt in Mission ${mission} die Notiz „${String(value)}“`;
  if (typeof value === "string") return `schreibt zu ${mission}/${task} „${value}“`;
  return value ? `hakt ${mission}/${task} ab` : `nimmt den Haken von ${mission}/${task} weg`;
};

export const missionById = ({ catalogue }: Scene, id: string): Mission | undefined =>
  [...catalogue.startMissions, ...catalogue.bonusMissions, ...[...catalogue.paths.values()].flat()].find(
    (mission) => mission.id === id,
  );
