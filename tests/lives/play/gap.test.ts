import { expect, test } from "vitest";
import type { Draw } from "../acts/act";
import { newAccount } from "../model/account";
import { readCatalogue } from "../model/catalogue";
import { Device } from "../world/device";
import { drawGap } from "./gap";

const NOW = Date.UTC(2027, 4, 2, 16, 5);
const first: Draw = { below: () => 0, pick: ([item]) => item };

test("nobody acts in the minute in which their session ends", () => {
  const account = newAccount(readCatalogue([]), { id: "1", name: "Anna", email: "a@example.org", now: NOW });
  const session = (ends: number) => ({ account, since: NOW, seen: NOW, ends });
  const gapWith = (ends: number) => {
    const device = Object.assign(Object.create(Device.prototype), { session: session(ends), unsent: [] });
    return drawGap(first, { now: NOW, people: [], devices: [device] });
  };
  const gap = gapWith(NOW);
  expect(gapWith(NOW + gap + 10)).toBeGreaterThan(gap + 60_000);
  expect(gapWith(NOW + gap - 10)).toBeGreaterThan(gap + 60_000);
  expect(gapWith(NOW + 2 * 86_400_000)).toBe(gap);
});
