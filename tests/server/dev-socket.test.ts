import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { reloadingWithoutUpdates } from "../../server/dev/socket.mjs";

test("an edit that changes no module reloads the open pages, any other is passed on", () => {
  const told: string[] = [];
  const channel = { hmr: () => told.push("hmr"), reload: () => told.push("reload") };
  const ours = reloadingWithoutUpdates(channel);
  ours.hmr({}, []);
  ours.hmr({}, [{ id: "app/root.tsx" }]);
  expect(told).toEqual(["reload", "hmr"]);
});

test("Remix's development server takes its channel from where it is replaced", () => {
  const server = readFileSync("node_modules/@remix-run/dev/dist/devServer_unstable/index.js", "utf8");
  expect(server).toContain("require('./socket.js')");
  expect(server).toMatch(/= socket\.serve\(server\)/);
  expect(server).toMatch(/\.hmr\(state\.manifest, updates\)/);
});
