import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { RENDERER } from "./cache.server";

/** What decides an output beside the content: how bodies become HTML, and the shape of the library. */
const FILES = [
  "components.tsx",
  "compile.server.ts",
  "inspect-body.ts",
  "build.server.ts",
  "assemble-plans.ts",
  "schema.ts",
];
const PACKAGES = ["mdx-bundler", "remark-gfm", "react-dom"];

/** The inputs that RENDERER stands for. */
const KNOWN = { renderer: "3", fingerprint: "791da2116288411d" };

test("RENDERER stands for the renderer as it is", () => {
  const fingerprint = hashOf([
    ...FILES.map((file) => readFileSync(`app/content/${file}`, "utf8")),
    ...PACKAGES.map((name) => `${name}@${installedVersion(name)}`),
  ]);
  const advice =
    "The renderer's inputs have changed. If cached texts or libraries may differ from new ones, raise RENDERER in " +
    `app/content/cache.server.ts (else old ones are served). Then set KNOWN here to "${RENDERER}" or the raised ` +
    `number, and "${fingerprint}"`;
  expect({ renderer: RENDERER, fingerprint }, advice).toEqual(KNOWN);
});

function hashOf(parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 16);
}

function installedVersion(name: string): string {
  const json: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
  return z.object({ version: z.string() }).parse(json).version;
}
