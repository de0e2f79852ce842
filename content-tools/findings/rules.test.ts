import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { buildSample } from "../../tests/fixtures/sample-content";
import { RULES, type RuleId } from "~/content/check/rules";
import { compileBody } from "~/content/compile/compile.server";
import { loadParser } from "~/content/files/source.server";
import { checkProse } from "./prose/check-prose";

const FOLDER = "docs/content/rules";
const PAGES: Record<string, string> = { M: "kopf.md", T: "text.md", L: "links.md", F: "fakten.md" };

const read = (page: string) => readFileSync(`${FOLDER}/${page}`, "utf8");
/** Sections of a page by rule, each from its heading to the next. */
const sections = (page: string) =>
  new Map(
    read(page)
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf("\n")), section] as const),
  );

test("each page explains the rules of its group, in their order, and names none that is gone", () => {
  for (const [group, page] of Object.entries(PAGES)) {
    const rules = Object.keys(RULES).filter((id) => id.startsWith(group));
    expect([...sections(page).keys()]).toEqual(rules.sort());
  }
});

test("the overview leads to each rule and to none that is gone", () => {
  const listed = Array.from(read("README.md").matchAll(/^- \[(\w+)\]\((\w+\.md)#(\w+)\) (.*)$/gm), ([, ...row]) => row);
  const expected = Object.entries(RULES).map(([id, { title }]) => [id, PAGES[id.charAt(0)], id.toLowerCase(), title]);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

function explained(id: string): { why: string; wrong: string; right: string } {
  const section = sections(PAGES[id.charAt(0)] ?? "").get(id) ?? "";
  const [, why = "", wrong = "", right = ""] =
    /\*\*(.*)\n\nFalsch:\n\n```\w+\n([^`]+)```\n\nRichtig:\n\n```\w+\n([^`]+)```/.exec(section) ?? [];
  return { why, wrong, right };
}

describe("a rule says why, what is wrong and what is right", () => {
  test.each(Object.entries(RULES))("%s", (id, { title }) => {
    const { why, wrong, right } = explained(id);
    expect(why).toContain(`${title}.** `);
    expect(wrong.length * right.length).toBeGreaterThan(0);
    expect(wrong).not.toBe(right);
  });
});

/** Rules that one text alone can break; these look at missions, or compare several. */
const OF_MISSIONS = ["T008", "T028", "T030", "T031", "T032", "T033"];
const OF_ONE_TEXT = Object.keys(RULES).filter((id) => id.startsWith("T") && !OF_MISSIONS.includes(id));

describe("an example is found wanting as the page says, and the other is not", async () => {
  const parse = await loadParser();
  const sample = await buildSample();
  const [site] = sample.ok ? sample.entries.site : [];
  if (!site) throw new Error("the sample content is broken");
  const context = {
    site: site.data,
    passages: new Map(),
    templates: new Map(),
    calculators: new Map(),
    facts: new Set<string>(),
  };

  async function rulesBrokenBy(body: string): Promise<RuleId[]> {
    const file = { path: "templates/angebot.mdx", raw: `---\ntitle: "Angebot"\n---\n\n${asTyped(body)}` };
    const parsed = parse(file);
    if (!parsed.ok) return [parsed.problem.rule];
    const compiled = await compileBody({ ...parsed.file.source, body: parsed.file.body }, context);
    return [...checkProse(file), ...(compiled.ok ? [] : compiled.problems)].map(({ rule }) => rule);
  }

  test.each(OF_ONE_TEXT)("%s", async (id) => {
    const { wrong, right } = explained(id);
    expect(await rulesBrokenBy(wrong)).toContain(id);
    expect(await rulesBrokenBy(right)).not.toContain(id);
  });
});

/** Restores significant blanks, which the pages show as visible signs. */
const asTyped = (example: string): string => example.replaceAll(/&#32;|·/g, " ");

/** A rule's number never changes: commits, pages and editors' memories refer to it. */
test("no rule has lost its number", () => {
  const titleOf = (id: RuleId) => RULES[id].title;
  expect(titleOf("M001")).toBe("Unbekannter Ordner");
  expect(titleOf("L002")).toBe("Unbekannte Ressource");
  expect(titleOf("F003")).toBe("Preise widersprechen sich");
});
