import { describe, expect, test } from "vitest";
import { explainInstallFailure } from "../../scripts/lib/install-errors.mjs";
import { holdsAll, installState } from "../../scripts/lib/install-state.mjs";

const lock = {
  packages: {
    "": { name: "project" },
    "node_modules/react": { version: "18.3.1", integrity: "sha512-a" },
    "node_modules/typescript": { version: "5.9.3", integrity: "sha512-b", dev: true },
    "node_modules/@esbuild/aix-ppc64": { version: "0.28.2", integrity: "sha512-c", optional: true },
  },
};
const { "": _, "node_modules/@esbuild/aix-ppc64": __, ...here } = lock.packages;
const installed = { packages: here };
const withoutDev = { packages: { "node_modules/react": here["node_modules/react"] } };

const wanted = { lock: "L", patches: "P", platform: "linux-x64", installed: "I", dev: true };
const stamp = { ...wanted };
const state = (change: object) =>
  installState({ stamp, wanted, readLock: () => lock, readInstalled: () => installed, ...change });

describe("whether packages have to be installed", () => {
  test("not when the stamp says that nothing has changed", () => {
    const untouched = () => {
      throw new Error("must not be read");
    };
    expect(state({ readLock: untouched, readInstalled: untouched })).toBe("fresh");
  });

  test("yes without node_modules", () => {
    expect(state({ wanted: { ...wanted, installed: null } })).toBe("stale");
  });

  test("not when someone ran npm install himself", () => {
    expect(state({ stamp: null })).toBe("matching");
    expect(state({ stamp: { ...stamp, lock: "older", installed: "older" } })).toBe("matching");
  });

  test("yes when the lock file asks for another version than is there", () => {
    const older = { packages: { ...here, "node_modules/react": { version: "18.2.0", integrity: "sha512-z" } } };
    expect(state({ stamp: { ...stamp, lock: "older" }, readInstalled: () => older })).toBe("stale");
  });

  test("yes on another platform or with other patches", () => {
    expect(state({ stamp: { ...stamp, platform: "darwin-arm64" } })).toBe("stale");
    expect(state({ stamp: { ...stamp, patches: "older" } })).toBe("stale");
  });

  test("yes when the compiler is needed and an image was pruned of it", () => {
    const pruned = { stamp: { ...stamp, dev: false }, readInstalled: () => withoutDev };
    expect(state(pruned)).toBe("stale");
    expect(state({ ...pruned, wanted: { ...wanted, dev: false } })).toBe("fresh");
  });
});

test("only optional packages, and development packages where they are not needed, may be missing", () => {
  expect(holdsAll(lock, installed, true)).toBe(true);
  expect(holdsAll(lock, withoutDev, true)).toBe(false);
  expect(holdsAll(lock, withoutDev, false)).toBe(true);
  expect(holdsAll(lock, { packages: {} }, false)).toBe(false);
  expect(holdsAll(lock, null, false)).toBe(false);
});

describe("a failed installation is explained in one sentence", () => {
  const explain = (output: string, code = 1) => explainInstallFailure({ code, output }, "/srv/project");

  test.each([
    [
      "npm error code ENOTFOUND\nnpm error network request to https://registry.npmjs.org/x failed",
      /Internetverbindung/,
    ],
    ["npm error code ECONNREFUSED\nnpm error FetchError: connect ECONNREFUSED 127.0.0.1:9", /Internetverbindung/],
    ["npm error code EAI_AGAIN", /Internetverbindung/],
    ["npm error code ETIMEDOUT", /Internetverbindung/],
    ["npm error code SELF_SIGNED_CERT_IN_CHAIN", /Zertifikat/],
    ["npm error code EACCES\nnpm error syscall mkdir", /\/srv\/project fehlen Schreibrechte/],
    ["npm error code EROFS", /Schreibrechte/],
    ["npm error code ENOSPC", /Festplatte voll/],
    [
      "npm error code EUSAGE\nnpm error `npm ci` can only install packages when they are in sync",
      /passen nicht zusammen/,
    ],
    ["npm error code E404", /npm endete mit 1/],
  ])("%s", (output, sentence) => {
    expect(explain(output)).toMatch(sentence);
    expect(explain(output)).not.toContain("\n");
  });

  test("npm missing", () => {
    expect(explain("spawn npm ENOENT", 127)).toMatch(/npm wurde nicht gefunden/);
  });
});
