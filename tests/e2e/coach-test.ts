import { startModel, type FakeModel } from "../fakes/model/start";
import { startAgedServer, type AgedServer } from "./aged-server";
import { expect, test as base } from "./fixtures";

export interface CoachServer extends AgedServer {
  model: FakeModel;
}

/** Tests on a server whose coach asks a fake model, which does as each test says. */
export const test = base.extend<object, { coach: CoachServer }>({
  coach: [
    async ({}, use) => {
      const model = await startModel();
      const server = await startAgedServer({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "nachbau" });
      await expect.poll(server.isHealthy, { timeout: 90_000 }).toBe(true);
      await use({ ...server, model });
      await server.stop();
      await model.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ coach }, use) => use(coach.url),
});
