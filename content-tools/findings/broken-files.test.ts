import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { breakFile, randomFrom } from "../../tests/fixtures/broken-files";
import { buildSample } from "../../tests/fixtures/sample-content";
import { addFile } from "~/content/check/check.server";
import { crossCheck } from "~/content/check/cross-check";
import { RULES } from "~/content/check/rules";
import { compileBody } from "~/content/compile/compile.server";
import { emptyCollections } from "~/content/entries";
import { loadParser, type Problem } from "~/content/files/source.server";
import { checkProse, mend } from "./prose/check-prose";

/**
 * `BROKEN_FILES=10000` sets the number of files; compiling is slow, so that an ordinary run only compiles every tenth.
 */
const COUNT = Number(process.env.BROKEN_FILES ?? 400);
const COMPILED_EVERY = process.env.BROKEN_FILES ? 1 : 10;
/** Wall time beside other tests; unbounded nesting or marks took minutes. */
const SLOWEST_MS = 20_000;
/** Words of parsers, which no editor should have to read. */
const ENGLISH = /\b(?:unexpected|expected|error|invalid|cannot|could not|the|undefined|null)\b/i;

const FOLDER = "content";
const paths = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".mdx"));
const texts = paths.map((path) => readFileSync(join(FOLDER, path), "utf8"));

test(`${COUNT} broken files end in findings, each with its place in German, and in no time`, async () => {
  const parse = await loadParser();
  const sample = await buildSample();
  if (!sample.ok) throw new Error("the sample content is broken");
  const [site] = sample.entries.site;
  if (!site) throw new Error("the sample content has no site");
  const context = {
    site: site.data,
    passages: new Map(),
    templates: new Map(),
    calculators: new Map(),
    facts: new Set<string>(),
  };
  const random = randomFrom(20261125);

  for (let nth = 0; nth < COUNT; nth++) {
    const raw = breakFile(texts, random);
    const path = paths[Math.floor(random() * paths.length)] ?? "";
    const began = performance.now();
    const found: Problem[] = [];
    try {
      const parsed = parse({ path, raw });
      const prose = checkProse({ path, raw });
      found.push(...prose);
      mend(
        raw,
        prose.flatMap(({ fix }) => fix ?? []),
      );
      if (!parsed.ok) found.push(parsed.problem);
      else {
        const entries = emptyCollections();
        found.push(...addFile(entries, parsed.file));
        found.push(...crossCheck(entries, new Map([[path, () => parsed.file.body]])));
        if (nth % COMPILED_EVERY === 0) {
          const compiled = await compileBody({ ...parsed.file.source, body: parsed.file.body }, context);
          if (!compiled.ok) found.push(...compiled.problems);
        }
      }
    } catch (error) {
      throw new Error(`file ${nth}, as ${path}: ${JSON.stringify(raw.slice(0, 2_000))}`, { cause: error });
    }
    expect(performance.now() - began, `file ${nth}`).toBeLessThan(SLOWEST_MS);
    for (const { rule, line, column, message } of found) {
      expect(RULES[rule], `file ${nth}`).toBeDefined();
      expect(Math.min(line, column), `file ${nth}: ${message}`).toBeGreaterThan(0);
      // Quotations are the file's own words, which may be English.
      expect(message.replace(/„[^“]*“|<[^>]*>/g, ""), `file ${nth}`).not.toMatch(ENGLISH);
    }
  }
});
