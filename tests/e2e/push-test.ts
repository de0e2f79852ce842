import { startFcm } from "../fakes/fcm";
import { startAgedServer, type AgedServer } from "./aged-server";
import { expect, test as base } from "./fixtures";

/** Tests on a server that sends push messages to phones, by a fake FCM. */
export const test = base.extend<object, { phones: AgedServer }>({
  phones: [
    async ({}, use) => {
      const fcm = await startFcm();
      const server = await startAgedServer(fcm.settings);
      await expect.poll(server.isHealthy, { timeout: 90_000 }).toBe(true);
      await use(server);
      await server.stop();
      await fcm.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ phones }, use) => use(phones.url),
});
