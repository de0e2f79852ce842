import { execFileSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleContent, writeContent } from "../../tests/fixtures/sample-content";
import { temporaryFolder } from "../../tests/fixtures/temporary-folder";
import { OperatorError } from "~/environment/operator-error";
import { main } from "./command";
import { githubAnnotations } from "./github-annotations";
import { readCheckOptions } from "./options";

const LETTER = "templates/angebot.mdx";
const LEGAL = "legal/impressum.mdx";

let root: string;
let content: string;
beforeEach(async () => {
  // A day on which no date in the sample is about to expire.
  vi.setSystemTime("2026-11-21T12:00:00Z");
  root = await temporaryFolder();
  content = join(root, "content");
  await mkdir(content);
  await writeContent(content, sampleContent());
});

afterEach(() => vi.useRealTimers());

describe("content:check", () => {
  test("tells of figures that run out, and does not fail for it", async () => {
    vi.setSystemTime("2026-12-05T12:00:00Z");
    const { code, said } = await check();
    expect(code).toBe(0);
    expect(said[0]).toMatch(/passages\/steuer\.mdx:5:13 F004 Die Angaben gelten nur noch bis 31\.12\.2026\./);
    expect(said.at(-1)).toMatch(/keine Probleme, 1 Hinweis$/);
  });

  test("names the findings and fails, and is content after --fix", async () => {
    await edit(LETTER, "Hallo Nachbarin ...");
    expect(await check()).toEqual({
      code: 1,
      said: [`${content}/${LETTER}:7:17 T011 Drei Punkte sind ein Zeichen: …`, "1 Problem"],
    });
    const fixed = await check("--fix");
    expect(fixed.code).toBe(0);
    expect(fixed.said[0]).toBe("1 Datei verbessert");
    expect(await readFile(join(content, LETTER), "utf8")).toContain("Hallo Nachbarin …");
  });

  test("a head that does not begin is told once, and nothing of it is taken for text and mended", async () => {
    const file = join(content, LETTER);
    const broken = (await readFile(file, "utf8")).replace("---\n", "");
    await writeFile(file, broken);
    const { said } = await check("--fix");
    expect(said).toEqual(["0 Dateien verbessert", expect.stringMatching(/:1:1 M002 /), "1 Problem"]);
    expect(await readFile(file, "utf8")).toBe(broken);
  });

  test("leaves to people what needs judgement", async () => {
    await edit(LETTER, 'Hallo "Name');
    const { code, said } = await check("--fix");
    expect(code).toBe(1);
    expect(said).toEqual(["0 Dateien verbessert", expect.stringMatching(/:7:7 T009 /), "1 Problem"]);
  });

  test("tells GitHub where in the pull request", async () => {
    await edit(LETTER, "Hallo ...");
    const { said } = await check("--format=github");
    const file = `${content}/${LETTER}`;
    expect(said[0]).toBe(`::error file=${file},line=7,col=7,title=T011::Drei Punkte sind ein Zeichen: …`);
  });

  test("with --changed speaks of what differs from Git alone, and still checks against all", async () => {
    await edit(LEGAL, "Alt ...");
    git("init", "-q");
    git("add", ".");
    git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", "Stand");
    expect(await check("--changed")).toMatchObject({ code: 0 });
    await edit("roadmaps/pfad-1/05.mdx", "Hallo ...");
    await writeFile(join(content, "templates/neu.mdx"), "Hallo");
    await rm(join(content, "start-missions/3.mdx"));
    const { said } = await check("--changed=HEAD");
    expect(said.map((line) => line.replace(`${content}/`, "").split(" ").slice(0, 2).join(" "))).toEqual([
      expect.stringMatching(/^roadmaps\/pfad-1\/05\.mdx:\d+:7 T011$/),
      "start-missions:1:1 M009",
      "templates/neu.mdx:1:1 M002",
      "3 Probleme",
    ]);
  });

  test("says in a sentence what Git cannot compare", async () => {
    await expect(import("./changed-files").then(({ listChanged }) => listChanged(content, "HEAD"))).rejects.toThrow(
      OperatorError,
    );
  });
});

test("an option that does not exist is named with those that do", () => {
  expect(() => readCheckOptions(["--fixx"])).toThrow(/„--fixx“ gibt es hier nicht\. Es gibt: --report, --fix/);
  expect(readCheckOptions(["--changed=origin/main", "--fix"])).toMatchObject({
    changedSince: "origin/main",
    fix: true,
  });
});

test("signs that end an annotation early are written as codes", () => {
  const problem = { path: "a,b.mdx", line: 1, column: 2, rule: "T001" as const, message: "100 %\nund mehr" };
  expect(githubAnnotations("c:d", [problem])).toBe(
    "::error file=c%3Ad/a%2Cb.mdx,line=1,col=2,title=T001::100 %25%0Aund mehr",
  );
});

const git = (...args: string[]) => execFileSync("git", args, { cwd: root });

async function edit(path: string, body: string): Promise<void> {
  const raw = await readFile(join(content, path), "utf8");
  await writeFile(join(content, path), `${raw.slice(0, raw.lastIndexOf("---\n") + 4)}\n${body}\n`);
}

async function check(...args: string[]): Promise<{ code: number; said: string[] }> {
  const said: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  const code = await main(content, join(root, "cache"), args);
  write.mockRestore();
  return { code, said: said.join("").trim().split("\n") };
}
