import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { RULES, type RuleId } from "./rules";

const FOLDER = "docs/content/rules";
const PAGES: Record<string, string> = { M: "kopf.md", T: "text.md", L: "links.md", F: "fakten.md" };

const read = (page: string) => readFileSync(`${FOLDER}/${page}`, "utf8");
/** By rule, what its page says, from its heading to the next. */
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

describe("a rule says why, what is wrong and what is right", () => {
  test.each(Object.entries(RULES))("%s", (id, { title }) => {
    const section = sections(PAGES[id.charAt(0)] ?? "").get(id) ?? "";
    const [, why, wrong, right] = /\*\*(.*)\n\nFalsch:\n\n```\w+\n([^`]+)```\n\nRichtig:\n\n```\w+\n([^`]+)```/.exec(
      section,
    ) ?? ["", "", "", ""];
    expect(why).toContain(`${title}.** `);
    expect(wrong.length * right.length).toBeGreaterThan(0);
    expect(wrong).not.toBe(right);
  });
});

/** A number that was told once stays: commits, pages and people's heads name it. */
test("no rule has lost its number", () => {
  const titleOf = (id: RuleId) => RULES[id].title;
  expect(titleOf("M001")).toBe("Unbekannter Ordner");
  expect(titleOf("L002")).toBe("Unbekannte Ressource");
  expect(titleOf("F003")).toBe("Preise widersprechen sich");
});
