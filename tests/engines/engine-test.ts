import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "playwright/test";
import { startModel } from "../fakes/model/start";
import { freePort } from "../runner/free-port.mjs";
import { startLine, type Line } from "./line";
import { visitWithChromium, visitWithFirefox } from "./playwright-visitor";
import type { Setting, Visitor } from "./visitor";
import { visitWithWebKit } from "./webkit-visitor";

const VISITS: Record<string, (setting: Setting) => Promise<Visitor>> = {
  chromium: visitWithChromium,
  firefox: visitWithFirefox,
  webkit: visitWithWebKit,
};

/** Fixtures: the browser that the project names, and a line to an app of its own, whose coach asks a fake model. */
export const test = base.extend<{ setting: Setting; visitor: Visitor }, { app: string; line: Line }>({
  app: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "engines-"));
      process.env.E2E_DATA_DIR = folder;
      const port = await freePort();
      const model = await startModel();
      const server = spawn(process.execPath, ["scripts/start.mjs"], {
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: folder,
          NODE_ENV: "production",
          OPENAI_BASE_URL: model.url,
          OPENAI_MODEL: "nachbau",
        },
        stdio: "ignore",
      });
      const url = `http://localhost:${port}`;
      const isHealthy = () =>
        fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isHealthy, { timeout: 120_000 }).toBe(true);
      await use(url);
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
      await model.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 150_000 },
  ],
  line: [
    async ({ app }, use) => {
      const line = await startLine(app);
      await use(line);
      await line.cut();
    },
    { scope: "worker" },
  ],
  setting: [{ width: 447, scripts: true, fingers: false }, { option: true }],
  visitor: async ({ setting }, use, { project }) => {
    const visit = VISITS[project.name];
    if (!visit) throw new Error(`No such engine: ${project.name}`);
    const visitor = await visit(setting);
    await use(visitor);
    await visitor.leave();
  },
});

export { expect };
