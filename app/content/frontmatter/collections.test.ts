import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { checkFiles } from "../../../tests/fixtures/check-files";
import { parsedFile } from "../../../tests/fixtures/sample-content";
import { formatProblems } from "../load.server";
import { collections, isCollection } from "./schema";

const NAMES = Object.keys(collections).filter(isCollection);
const DOCUMENTED = readFileSync("docs/content.md", "utf8");

describe.each(NAMES)("%s", (name) => {
  const [path] = readdirSync(join("content", name), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => join(name, file));
  if (path === undefined) throw new Error(`content/${name} has no file`);
  const raw = readFileSync(join("content", path), "utf8");
  const problems = (changed: string) =>
    formatProblems("content", checkFiles([parsedFile({ path, raw: changed })]).problems).split("\n");
  const needed = Object.entries<z.ZodType>(collections[name].shape)
    .filter(([, schema]) => !schema.safeParse(undefined).success)
    .map(([field]) => field);

  test("editors read of it", () => expect(DOCUMENTED).toMatch(new RegExp(`^\\|.*\`${name}[\`/].*\\|`, "m")));

  test("an unknown field is refused", () => {
    const added = raw.replace("\n---\n", "\nfarbe: rot\n---\n");
    const line = added.split("\n").indexOf("farbe: rot") + 1;
    expect(problems(added)).toContain(
      `content/${path}:${line}:1 M003 Das Feld „farbe“ gibt es hier nicht (Tippfehler?).`,
    );
  });

  test("it has fields that it cannot be without", () => expect(needed).not.toEqual([]));

  test.each(needed)("without %s it is refused", (field) => {
    const without = raw.replace(new RegExp(`^${field}:.*\n(?:(?!\\w+:|---$).*\n)*`, "m"), "");
    expect(problems(without)).toContain(`content/${path}:1:1 M004 Das Feld „${field}“ fehlt.`);
  });
});
