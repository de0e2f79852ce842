import * as z from "zod";
import { expect } from "vitest";
import type { Account } from "../model/account";
import type { Person, Scene } from "../model/scene";
import type { Answer, Device } from "../world/device";
import type { Draw, Names } from "./act";

/** Somebody at a device. */
export const seat = { person: z.number(), device: z.number() };
export interface Seat {
  person: number;
  device: number;
}

/** Devices that somebody uses: two of their own, and the one that all share. */
const OWN = 2;
const devicesOf = ({ devices }: Scene, person: number): readonly Device[] =>
  devices.filter(({ index }) => Math.floor(index / OWN) === person || index === devices.length - 1);

export function drawSeat(scene: Scene, draw: Draw, fits: (person: Person, device: Device) => boolean): Seat | null {
  const seats = scene.people.flatMap((person) =>
    devicesOf(scene, person.index).flatMap((device) => (fits(person, device) ? [{ person, device }] : [])),
  );
  const drawn = draw.pick(seats);
  return drawn ? { person: drawn.person.index, device: drawn.device.index } : null;
}

/** Somebody who is logged in on a device. */
export const isIn = (scene: Scene) => (person: Person, device: Device) =>
  person.account !== null && device.session?.account === person.account && scene.now < device.session.ends;

/** Mostly somebody who has a mission open in a tab of the browser, else anybody who is logged in. */
export function drawOpenSeat(scene: Scene, draw: Draw): Seat | null {
  const sits = isIn(scene);
  const isOpen = (person: Person, device: Device) =>
    sits(person, device) &&
    device.tabs.some(({ user, missionSlug }) => missionSlug !== null && user === person.account?.id);
  return (draw.below(4) > 0 ? drawSeat(scene, draw, isOpen) : null) ?? drawSeat(scene, draw, sits);
}

export function seated(scene: Scene, { person, device }: Seat): { person: Person; device: Device } {
  const found = { person: scene.people[person], device: scene.devices[device] };
  if (!found.person || !found.device) throw new Error(`There is no seat ${person} at ${device}.`);
  return { person: found.person, device: found.device };
}

/** Whose session a device has, of this person alone, as a draw may ask: nobody visits by it. */
export function sitterAt(scene: Scene, at: Seat): Account | null {
  const { person, device } = seated(scene, at);
  return isIn(scene)(person, device) ? person.account : null;
}

/** The account whose session a device has by now, of this person alone; else null, and the app leads to the login. */
export function accountAt(scene: Scene, at: Seat): Account | null {
  const { person, device } = seated(scene, at);
  const account = device.visitedBy(scene.now);
  return account && account === person.account ? account : null;
}

export const expectLeadsTo = (answer: Answer, where: RegExp): void =>
  expect(`${answer.status} ${answer.location}`, answer.text.slice(0, 400)).toMatch(where);

export const toldSeat = (names: Names, { person, device }: Seat): string =>
  `${names.person(person)} (${names.device(device)})`;
