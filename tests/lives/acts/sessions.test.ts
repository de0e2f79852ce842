import { expect, test, vi } from "vitest";
import { newAccount } from "../model/account";
import { readCatalogue } from "../model/catalogue";
import type { Scene } from "../model/scene";
import { Device } from "../world/device";
import leaveEarly from "./world/leave-early";
import logOut from "./account/log-out";

const NOW = Date.UTC(2027, 4, 2, 16);
const HOUR_MS = 3_600_000;
const SEAT = { person: 0, device: 0 };

/** Somebody who was seen last so long ago, at a device whose browser asks nobody. */
function seatedFor(ms: number, asked: Partial<Device>): { scene: Scene; device: Device } {
  const account = newAccount(readCatalogue([]), { id: "1", name: "Anna", email: "a@example.org", now: NOW });
  const seen = NOW - ms;
  const ends = seen + 14 * 24 * HOUR_MS;
  const device: Device = Object.assign(Object.create(Device.prototype), {
    ...{ index: 0, session: { account, since: seen, seen, ends }, keeper: account.id },
    ...{ unsent: [{ mission: "2", task: null, value: "Notiz", at: seen }], settle: async () => {} },
    ...{ throwComplaints: () => {}, visitedBy: (now: number) => (now < ends ? account : null), ...asked },
  });
  const person = { index: 0, name: "Anna", account, accounts: 1 };
  const world = { idle: async () => {} };
  return {
    device,
    scene: Object.assign(Object.create(null), { world, now: NOW, people: [person], devices: [device] }),
  };
}

test("whoever leaves pages reads one before, where a page that was left might have let the session last longer", async () => {
  const asked: string[] = [];
  const browser = {
    get: async (path: string) => void asked.push(path),
    leave: async (path: string) => void asked.push(`${path}, left`),
  };
  const leavesAfter = async (ms: number) => {
    const { scene } = seatedFor(ms, Object.assign(Object.create(null), browser));
    await leaveEarly.play(scene, { ...SEAT, paths: ["/home"], afterMs: 1 });
    return asked.splice(0);
  };
  expect(await leavesAfter(HOUR_MS - 1)).toEqual(["/home, left"]);
  expect(await leavesAfter(HOUR_MS + 1)).toEqual(["/profile/einstellungen", "/home, left"]);
  expect(await leavesAfter(15 * 24 * HOUR_MS)).toEqual(["/home, left"]);
});

test("nobody logs out where the session was over: the browser keeps what it has for whoever comes", async () => {
  const out = vi.fn(async () => undefined);
  const tab = { user: null, logOut: out, load: async () => ({ status: 302, location: "/auth", text: "" }) };
  const { scene, device } = seatedFor(15 * 24 * HOUR_MS, Object.assign(Object.create(null), { tabs: [tab, tab] }));
  await logOut.play(scene, { ...SEAT, isPlain: false, isFirst: true, isTyping: false, order: 1 });
  expect(out).not.toHaveBeenCalled();
  expect(device.keeper).toBe("1");
  expect(device.unsent).toHaveLength(1);
});
