import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { expect, test } from "vitest";
import { z } from "zod";
import { RENDERER } from "./renderer";

/** What decides what is cached, beside the content: how files are parsed and checked, and what is made of them. */
const FILES = [
  "assemble-library.ts",
  "assemble-plans.ts",
  "cache/file-cache.server.ts",
  "cache/library-cache.server.ts",
  "check.server.ts",
  "compile.server.ts",
  "components.tsx",
  "content-hash.ts",
  "field-lines.ts",
  "head.server.ts",
  "inspect-body.ts",
  "schema.ts",
  "sentences.ts",
  "shared-sentences.ts",
  "source.server.ts",
  "surroundings.ts",
];
const PACKAGES = ["gray-matter", "mdx-bundler", "react-dom", "remark-gfm", "yaml", "zod"];

/** The inputs that RENDERER stands for. */
const KNOWN = { renderer: "4", fingerprint: "aaf495663c0fd640" };

test("RENDERER stands for the renderer as it is", () => {
  const fingerprint = hashOf([
    ...FILES.map(withoutComments),
    ...PACKAGES.map((name) => `${name}@${installedVersion(name)}`),
  ]);
  const advice =
    "The renderer's inputs have changed. If what is cached may differ from what would be made anew, raise RENDERER in " +
    `app/content/renderer.ts (else old texts are served). Then set KNOWN here to "${RENDERER}" or the raised ` +
    `number, and "${fingerprint}"`;
  expect({ renderer: RENDERER, fingerprint }, advice).toEqual(KNOWN);
});

/** The code alone: comments and line breaks decide nothing. */
function withoutComments(file: string): string {
  const source = readFileSync(`app/content/${file}`, "utf8");
  const loader = file.endsWith(".tsx") ? "tsx" : "ts";
  return transformSync(source, { loader, jsx: "automatic", minifyWhitespace: true, legalComments: "none" }).code;
}

function hashOf(parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 16);
}

function installedVersion(name: string): string {
  const json: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
  return z.object({ version: z.string() }).parse(json).version;
}
