import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { placeOf } from "../../scripts/lib/node-releases.mjs";
import { olderNode } from "../fixtures/older-node";

const VERSION = /^node-24\.[\d.]+$/;
const INSTALL = /Installier es von https:\/\/nodejs\.org/;

describe.runIf(placeOf(24))("where npm has a Node for the platform", () => {
  test("an older Node fetches 24, says so in one sentence beside the output, and goes on", async () => {
    const { start, cached, place, calls } = await olderNode();
    const { ended } = await start("works", { args: ["read", "--b=c d"], input: "typed" });
    const { code, out, err } = await ended;
    expect({ code, ...JSON.parse(out) }).toEqual({
      code: 7,
      args: ["read", "--b=c d"],
      input: "typed",
      node: dirname(place),
    });
    const sentences = err.split("\n").filter((line) => line.endsWith("."));
    expect(sentences).toEqual([
      expect.stringMatching(/^Hier läuft Node 20\.20\.2, .* Node 24\.[\d.]+ einmal nach \.cache/),
    ]);
    expect(await cached()).toEqual([expect.stringMatching(VERSION)]);
    expect(await calls()).toHaveLength(1);
  });

  test("what is in the cache is taken without npm and without a word", async () => {
    const { start, calls } = await olderNode();
    await (
      await start("works")
    ).ended;
    const { code, err } = await (await start("unreachable")).ended;
    expect({ code, err }).toEqual({ code: 7, err: "" });
    expect(await calls()).toHaveLength(1);
  });

  test("a Node that is new enough is used as it is", async () => {
    const { start, calls, cached } = await olderNode();
    const { code, err } = await (await start("unreachable", { node: "22.12.0" })).ended;
    expect({ code, err }).toEqual({ code: 7, err: "" });
    expect([await calls(), await cached()]).toEqual([[], []]);
  });

  test("one that is too old for that ends with what to install", async () => {
    const { start, calls } = await olderNode();
    const { code, out, err } = await (await start("works", { node: "18.20.0" })).ended;
    expect({ code, out, err }).toEqual({ code: 1, out: "", err: expect.stringContaining("https://nodejs.org") });
    expect(await calls()).toEqual([]);
  });

  test("without a registry it ends with what to install, and leaves nothing behind", async () => {
    const { start, cached } = await olderNode();
    const { code, out, err } = await (await start("unreachable")).ended;
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("npm erreicht nicht, woher es Pakete holt");
    expect(err).toMatch(INSTALL);
    expect(await cached()).toEqual([]);
  });

  test("on musl it ends with what to install, and asks no registry", async () => {
    const { start, calls } = await olderNode();
    const { code, err } = await (await start("works", { env: { ON_MUSL: "1" } })).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/musl.*Installier es von https:\/\/nodejs\.org/);
    expect(await calls()).toEqual([]);
  });

  test.each([
    ["brings-another", "ist nicht das festgelegte Paket"],
    ["brings-foreign", "startet auf diesem Rechner nicht"],
  ] as const)("where npm %s, nothing of it runs or stays", async (npm, sentence) => {
    const { start, cached } = await olderNode();
    const { code, out, err } = await (await start(npm)).ended;
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain(sentence);
    expect(err).toMatch(INSTALL);
    expect(await cached()).toEqual([]);
  });

  test.each(["SIGKILL", "SIGTERM"] as const)(
    "after %s in the middle, the next start fetches it whole",
    async (signal) => {
      const { start, cached, calls } = await olderNode();
      const { child, ended } = await start("hangs");
      await expect.poll(cached).toHaveLength(1);
      child.kill(signal);
      // npm keeps the output open.
      if (signal === "SIGKILL") process.kill(Number((await calls())[0]?.split(" ")[0]), "SIGKILL");
      expect((await ended).code).toBe(signal === "SIGKILL" ? null : 143);
      const { code } = await (await start("works")).ended;
      expect(code).toBe(7);
      expect(await cached()).toEqual([expect.stringMatching(VERSION)]);
    },
  );

  test("a broken folder in the cache is replaced", async () => {
    const { start, cached, place } = await olderNode();
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, "half of a Node", { mode: 0o755 });
    const { code } = await (await start("works")).ended;
    expect(code).toBe(7);
    expect(await cached()).toEqual([expect.stringMatching(VERSION)]);
  });

  test("older versions go when a newer one comes, what another process fetches stays", async () => {
    const { folder, start, cached } = await olderNode();
    const others = ["node-24.0.0", "node-22.23.3", `node-24.0.0.${process.pid}`, "node-24.0.0.99999999", "node-gyp"];
    for (const name of others) await mkdir(`${folder}/.cache/${name}`, { recursive: true });
    await (
      await start("works")
    ).ended;
    const kept = ["node-22.23.3", `node-24.0.0.${process.pid}`, "node-gyp", expect.stringMatching(VERSION)];
    expect(await cached()).toEqual(expect.arrayContaining(kept));
    expect(await cached()).toHaveLength(kept.length);
  });

  test("two starts that fetch at the same time both go on", async () => {
    const { start, cached, calls } = await olderNode();
    const both = await Promise.all([start("meets-another"), start("meets-another")]);
    expect(await Promise.all(both.map(async ({ ended }) => (await ended).code))).toEqual([7, 7]);
    expect(await calls()).toHaveLength(2);
    expect(await cached()).toEqual([expect.stringMatching(VERSION)]);
  });

  test.each(["SIGKILL", "SIGTERM"] as const)("what it went on with ends in order when it gets %s", async (signal) => {
    const { start, read } = await olderNode();
    const { child, ended } = await start("works", { args: ["wait"] });
    await expect.poll(() => read("script.pid"), { timeout: 20_000 }).not.toBe("");
    child.kill(signal);
    await expect.poll(() => read("ended"), { timeout: 10_000 }).toBe("in order");
    expect((await ended).code).toBe(signal === "SIGKILL" ? null : 9);
  });
});
