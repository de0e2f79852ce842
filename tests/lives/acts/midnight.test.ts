import { expect, test } from "vitest";
import { newAccount } from "../model/account";
import { readCatalogue } from "../model/catalogue";
import type { Scene } from "../model/scene";
import { Device } from "../world/device";
import askInVain from "./coach/ask-in-vain";

/** Ten seconds before midnight in Germany. */
const NOW = Date.UTC(2027, 4, 2, 21, 59, 50);

test("a question counts on the day on which it was asked, also where the model is silent past midnight", async () => {
  const account = newAccount(readCatalogue([]), { id: "1", name: "Anna", email: "a@example.org", now: NOW });
  const answer = { id: "1", state: "failed", origin: "model" };
  const device = Object.assign(Object.create(Device.prototype), {
    session: { account, since: NOW, seen: NOW, ends: NOW + 86_400_000 },
    postJson: async () => ({ status: 200, text: JSON.stringify({ remaining: 5, answer }) }),
  });
  const model = { fault: () => {}, openCalls: () => 1 };
  const world = { vendors: { model }, moveTo: async () => {} };
  const people = [{ index: 0, name: "Anna", account, accounts: 1 }];
  const scene: Scene = Object.assign(Object.create(null), { world, now: NOW, people, devices: [device] });
  await askInVain.play(scene, { person: 0, device: 0, question: "Und jetzt?", fault: "hang", isRetried: false });
  expect(account).toMatchObject({ asked: { "2027-05-02": 0 }, givenBack: { "2027-05-02": 1 } });
});
