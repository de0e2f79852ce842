import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { inProject } from "../../scripts/lib/project.mjs";

const FOLDER = "tests/integration";

/**
 * The test file that runs a suite, and the suite's name there; of a pair the one on PGlite, which starts faster.
 * @returns {{ files: string[], name: string | null }}
 */
export function testsOf(cited) {
  if (/\.(test|spec)\.tsx?$/.test(cited)) return { files: [cited], name: null };
  const imported = new RegExp(`import \\{ (\\w+) \\} from "\\.[^"]*/${basename(cited, ".ts")}"`);
  const texts = readdirSync(inProject(FOLDER), { recursive: true })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => [`${FOLDER}/${file}`, readFileSync(inProject(FOLDER, file), "utf8")])
    .filter(([, text]) => imported.test(text));
  const [file, text] = texts.find(([path]) => path.includes(".pglite.")) ?? texts[0] ?? [];
  if (!file) throw new Error(`No test runs ${cited}.`);
  const [, suite] = imported.exec(text);
  const [, quoted, bare] = new RegExp(`(?:"([^"]+)"|(\\w+)): ${suite}\\b`).exec(text) ?? [];
  return { files: [file], name: quoted ?? bare ?? null };
}
