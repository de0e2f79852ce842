import { describe, expect, test } from "vitest";
import { parsedFile } from "../../../tests/fixtures/sample-content";
import { placeOf, placeOfName } from "../frontmatter/field-places";
import type { Place } from "../frontmatter/field-places";
import { loadParser } from "./source.server";

const parseSource = await loadParser();

const FILE = `---
title: "Impressum"
tasks:
  - id: eins
    title: "Erste"
  - id: zwei
    title: "Zweite"
stand: 2026-11-21
---

## Angaben

Text
`;

describe("a file is split into its head and its body", () => {
  test("with the place it has in the content", () => {
    const { source, data, body } = parsedFile({ path: "roadmaps/va-allround/01-start.mdx", raw: FILE });
    expect(source).toMatchObject({ collection: "roadmaps", folder: "va-allround", slug: "01-start" });
    expect(data).toMatchObject({ title: "Impressum", tasks: [{ id: "eins" }, { id: "zwei" }] });
    expect(body).toBe("## Angaben\n\nText");
  });

  test.each([
    ["as it is", FILE],
    ["with the line breaks of Windows", FILE.replaceAll("\n", "\r\n")],
    ["with a byte order mark", `\uFEFF${FILE}`],
  ])("%s: every field and the body know their place", (_, raw) => {
    const { source, body } = parsedFile({ path: "legal/impressum.mdx", raw });
    const lineOfField = (...field: PropertyKey[]) => lineHolding(placeOf(source, field)[0]);
    expect(lineOfField("title")).toBe('title: "Impressum"');
    expect(lineOfField("tasks", 1, "title")).toBe('    title: "Zweite"');
    expect(placeOf(source, ["tasks", 1, "title"])).toEqual([7, 12]);
    expect(placeOfName(source, ["tasks", 1, "title"])).toEqual([7, 5]);
    expect(lineOfField("stand")).toBe("stand: 2026-11-21");
    expect(lineHolding(source.bodyOffset + 1)).toBe("## Angaben");
    expect(body).not.toContain("\r");
  });

  test("a field that is missing has the line of what it is missing in", () => {
    const { source } = parsedFile({ path: "legal/impressum.mdx", raw: FILE });
    expect(lineHolding(placeOf(source, ["tasks", 1, "type"])[0])).toBe("  - id: zwei");
    expect(placeOf(source, ["description"])).toEqual([1, 1]);
    expect(placeOf(source, ["constructor"])).toEqual([1, 1]);
  });
});

const NOT_OPENED = " (in der ersten Zeile stehen drei Striche und sonst nichts)";

describe("a head that cannot be read is a problem with its line", () => {
  test.each<[string, string, Place, string]>([
    ["no head", "Nur Text", [1, 1], NOT_OPENED],
    ["an empty file", "", [1, 1], NOT_OPENED],
    ["a head in another language", "---js\n({ stand: process.exit() })\n---\n", [1, 1], NOT_OPENED],
    ["a head in no language", "---title: Impressum\n---\n", [1, 1], NOT_OPENED],
    ["a field twice", "---\ntitle: A\ntitle: B\n---\n", [3, 1], " (ein Feld steht zweimal)"],
    ["a tab", "---\ntasks:\n\t- id: a\n---\n", [3, 1], " (eingerückt wird mit Leerzeichen, nicht mit Tabulatoren)"],
    [
      "an open quotation",
      '---\ntitle: "A\n---\n',
      [2, 10],
      " (ein Anführungszeichen, eine Klammer oder ein Doppelpunkt fehlt, oder die Einrückung stimmt nicht)",
    ],
    [
      "quotation marks within the text",
      '---\ntitle: "Der "richtige" Preis"\n---\n',
      [2, 14],
      " (im Text stehen gerade Anführungszeichen; nimm innen „…“)",
    ],
    [
      "a colon in the text",
      "---\ntitle: Recht: Steuern\n---\n",
      [2, 8],
      " (ein Doppelpunkt im Text braucht Anführungszeichen um den ganzen Text)",
    ],
  ])("%s", (_, raw, [line, column], reason) => {
    const message = `Der Kopf zwischen den beiden --- ist nicht lesbar${reason}.`;
    expect(parseSource({ path: "legal/impressum.mdx", raw })).toEqual({
      ok: false,
      problem: { path: "legal/impressum.mdx", line, column, rule: "M002", message },
    });
  });

  test("an unknown folder is named, and those that exist", () => {
    const result = parseSource({ path: "rodmaps/va-allround/01-start.mdx", raw: FILE });
    if (result.ok) throw new Error("the folder was taken");
    expect(result.problem.message).toMatch(/^Der Ordner „rodmaps“ ist unbekannt\. Es gibt: .*roadmaps/);
  });
});

function lineHolding(line: number): string | undefined {
  return FILE.split("\n")[line - 1];
}
