import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../runner/free-port.mjs";
import { temporaryFolder } from "../../fixtures/temporary-folder";

import { getRaw } from "./raw";

/** The minimal build that remix-serve starts with; it has no pages. */
const BUILD = `
  export const [mode, publicPath, assetsBuildDirectory] = ["development", "/build/", "public/build"];
  export const [routes, future, assets] = [{}, {}, { routes: {}, version: "1" }];
  export const entry = { module: { default: () => new Response("app", { status: 404 }) } };
`;
const TELL = 'process.on("message", () => process.send(process.getActiveResourcesInfo()))';

/** remix-serve as `npm run dev` runs it. */
async function serveInDevelopment() {
  const build = join(await temporaryFolder(), "index.mjs");
  await writeFile(build, BUILD);
  const [port, devPort] = [await freePort(), await freePort()];
  // Imitates Remix's development server, which is notified when the app is ready.
  const dev = createServer((_request, response) => void response.end()).listen(devPort, "127.0.0.1");
  onTestFinished(() => void dev.close());
  const preloads = [`data:text/javascript,${encodeURIComponent(TELL)}`, pathToFileURL("server/preload.mjs").href];
  const server = spawn(
    process.execPath,
    [...preloads.flatMap((url) => ["--import", url]), resolve("node_modules/@remix-run/serve/dist/cli.js"), build],
    {
      env: {
        ...process.env,
        NODE_ENV: "development",
        HOST: "127.0.0.1",
        PORT: `${port}`,
        REMIX_DEV_ORIGIN: `http://127.0.0.1:${devPort}`,
      },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    },
  );
  onTestFinished(() => void server.kill("SIGKILL"));
  const next = () => new Promise<unknown>((done) => server.once("message", done));
  return { port, listens: await next(), resources: () => (server.send("tell"), next()) };
}

test("in development remix-serve says that it listens, serves files alone and leaves reloading to restarts", async () => {
  const { port, listens, resources } = await serveInDevelopment();
  expect(listens).toBe("listening");
  const file = await getRaw(port, "/favicon.svg");
  expect([file.status, file.headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
  // express.static would redirect to the folder with a slash.
  expect((await getRaw(port, "/icons")).headers.has("location")).toBe(false);
  const active = await resources();
  expect(active).toContain("TCPServerWrap");
  expect(active).not.toContain("FSEventWrap");
}, 60_000);
