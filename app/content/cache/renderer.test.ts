import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/fixtures/temporary-folder";
import { currentRenderer, fingerprintRenderer } from "./renderer.server";

/** The fingerprint of the same sources after an edit of one. */
async function fingerprintAfter(file: string, edit: (text: string) => string): Promise<string> {
  const root = await temporaryFolder();
  for (const path of [
    "app/content",
    "app/domain",
    "app/environment/operator-error.ts",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
  ]) {
    await cp(path, join(root, path), { recursive: true });
  }
  const text = await readFile(file, "utf8");
  const edited = edit(text);
  expect(edited).not.toBe(text);
  await writeFile(join(root, file), edited);
  return fingerprintRenderer(root);
}

describe("what is cached is made anew", () => {
  test.each<[what: string, file: string, from: string, to: string]>([
    ["components render something else", "app/content/compile/components.tsx", "className=", "title="],
    ["texts are checked for something else", "app/content/check/sentences.ts", '"sentence"', '"word"'],
    ["a schema knows another field", "app/content/frontmatter/schema.ts", "vatId:", "taxId:"],
    ["what is stored has another shape", "app/content/cache/library-cache.server.ts", "data: stored", "value: stored"],
    ["a rule outside changes", "app/domain/quiz/quiz.ts", '"purpose"', '"meaning"'],
    ["a package is another", "package-lock.json", '"version": ', '"version":  '],
  ])("when %s", async (_, file, from, to) => {
    expect(await fingerprintAfter(file, (text) => text.replaceAll(from, to))).not.toBe(await currentRenderer());
  });
});

test("a comment, an empty line and a test decide nothing, nor where the project lies", async () => {
  const comment = (text: string) => `// Rendered once.\n\n${text}`;
  expect(await fingerprintAfter("app/content/compile/components.tsx", comment)).toBe(await currentRenderer());
  expect(await fingerprintAfter("app/content/library.test.ts", (text) => `${text}export {};\n`)).toBe(
    await currentRenderer(),
  );
});
