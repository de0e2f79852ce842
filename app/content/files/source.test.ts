import { describe, expect, test } from "vitest";
import { parsedFile } from "../../../tests/fixtures/sample-content";
import { placeOf, placeOfName } from "../frontmatter/field-places";
import type { FilePosition } from "../frontmatter/field-places";
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
    ["with the line breaks of old Macs", FILE.replaceAll("\n", "\r")],
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

const beginning = (sign: string) => ` (mit ${sign} beginnt kein Text; setz den ganzen Text in Anführungszeichen)`;
const NOT_OPENED = " (in der ersten Zeile stehen drei Striche und sonst nichts)";

describe("a head that cannot be read is a problem with its line", () => {
  test.each<[string, string, FilePosition, string]>([
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
    ["no end", '---\ntitle: "A"\n\nText', [1, 1], " (die drei Striche an seinem Ende fehlen)"],
    [
      "an end with something behind it",
      '---\ntitle: "A"\n--- Text',
      [1, 1],
      " (die drei Striche an seinem Ende fehlen)",
    ],
    ["emphasis for a text", "---\ntitle: *Wichtig*\n---\n", [2, 8], beginning("*")],
    [
      "a company for a text",
      "---\ntitle: & Co\n---\n",
      [2, 8],
      " (mit & oder * beginnt kein Text; setz den ganzen Text in Anführungszeichen)",
    ],
    ["an anchor", "---\ntitle: &a x\n---\n", [2, 11], beginning("&")],
    ["a reference to nothing", "---\na: [*b]\n---\n", [2, 5], beginning("*")],
    ["a call for a text", "---\ntitle: !wichtig ja\n---\n", [2, 17], beginning("!")],
    ["a kind of YAML's", "---\ntitle: !!binary ab\n---\n", [2, 17], beginning("!")],
    [
      "a handle for a text",
      "---\ntitle: @anna\n---\n",
      [2, 8],
      " (mit diesem Zeichen beginnt kein Text; setz den ganzen Text in Anführungszeichen)",
    ],
    [
      "braces at the head of a text",
      "---\ntitle: {Produkt} neu\n---\n",
      [2, 18],
      " (mit einer Klammer beginnt kein Text; setz den ganzen Text in Anführungszeichen)",
    ],
    [
      "a quotation mark of Markdown",
      "---\ntitle: > 5\n---\n",
      [2, 10],
      " (mit > oder | beginnt kein Text; setz den ganzen Text in Anführungszeichen)",
    ],
    [
      "a comment amid a text",
      "---\ntitle: Nr. # 1\n---\n",
      [2, 8],
      " (hinter # wird nichts mehr gelesen; setz den ganzen Text in Anführungszeichen)",
    ],
    [
      "a path of Windows",
      '---\ntitle: "C:\\Users"\n---\n',
      [2, 11],
      " (hinter \\ steht in Anführungszeichen ein besonderes Zeichen; schreib \\\\)",
    ],
    [
      "no blank after the colon",
      "---\ntitle:A\n---\n",
      [2, 1],
      " (er besteht aus Feldern; hinter jedem Doppelpunkt steht ein Leerzeichen)",
    ],
    [
      "a list for a head",
      "---\n- A\n---\n",
      [2, 1],
      " (er besteht aus Feldern mit Namen und beginnt nicht mit einer Liste)",
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

  test.each([
    ["brackets without end", `a: ${"[".repeat(5_000)}`],
    ["brackets in brackets", `a: ${"[".repeat(5_000)}${"]".repeat(5_000)}`],
    ["a list of itself", "a: &a [*a, *a, *a]"],
    ["a bomb of references", `a: &a [x]\n${bomb("abcdefghij")}`],
  ])("%s ends in words and with the file's name", (_, head) => {
    const result = parseSource({ path: "legal/impressum.mdx", raw: `---\n${head}\n---\n` });
    expect(result).toMatchObject({
      ok: false,
      problem: { path: "legal/impressum.mdx", rule: expect.stringMatching(/^(M002|T019)$/) },
    });
  });

  test("an unknown folder is named, and those that exist", () => {
    const result = parseSource({ path: "rodmaps/va-allround/01-start.mdx", raw: FILE });
    if (result.ok) throw new Error("the folder was taken");
    expect(result.problem.message).toMatch(/^Der Ordner „rodmaps“ ist unbekannt\. Es gibt: .*roadmaps/);
  });
});

const bomb = (names: string) =>
  Array.from(
    names,
    (name, index) => `${names[index + 1] ?? "z"}: &${names[index + 1] ?? "z"} [*${name}, *${name}]`,
  ).join("\n");

describe("a file that was saved or put wrongly is refused before it is parsed", () => {
  const refusal = (path: string, raw: string) => {
    const result = parseSource({ path, raw });
    if (result.ok) throw new Error("it was taken");
    const { line, column, rule, message } = result.problem;
    return [line, column, rule, message];
  };
  const inText = (text: string) => refusal("legal/impressum.mdx", FILE + text);

  test.each([
    ["as UTF-16", Buffer.from(`\uFEFF${FILE}`, "utf16le").toString("utf8"), 1, 1, "UTF-16"],
    ["as UTF-16 without a mark", Buffer.from(FILE, "utf16le").toString("utf8"), 1, 1, "UTF-16"],
    ["as Latin-1", Buffer.from(FILE.replace("Erste", "Größe"), "latin1").toString("utf8"), 5, 15, "UTF-8"],
  ])("%s", (_, raw, line, column, said) => {
    expect(refusal("legal/impressum.mdx", raw)).toEqual([line, column, "M016", expect.stringContaining(said)]);
  });

  test.each([["\0"], ["\u0007"], ["\u000B"], ["\u2028"], ["\u202E"]])("with the sign %j", (sign) => {
    expect(inText(`\nab${sign}c\n`)).toEqual([15, 3, "M016", expect.stringContaining("Lösch es.")]);
  });

  test.each([["<<<<<<< HEAD"], ["======="], [">>>>>>> anna"], ["||||||| 1a2b3c"], [">>>>>>>"]])("with %s", (mark) => {
    expect(inText(`\n${mark}\n`)).toEqual([15, 1, "T017", expect.stringContaining("Marke von Git")]);
  });

  test("with a mark of Git in the head", () => {
    const found = refusal("legal/impressum.mdx", FILE.replace("stand:", ">>>>>>> anna\nstand:"));
    expect(found.slice(0, 3)).toEqual([8, 1, "T017"]);
  });

  test.each([
    ["a quotation in quotations", "> ".repeat(13) + "a"],
    ["a list in lists", "- ".repeat(10_000) + "a"],
    ["an indentation without end", " ".repeat(48) + "- a"],
    ["a paragraph of marks", "*a **b ".repeat(500)],
    ["a book", "Ein Wort.\n\n".repeat(30_000)],
  ])("with %s", (_, text) => {
    expect(inText(`\n${text}\n`).slice(1, 3)).toEqual([1, "T019"]);
  });

  test.each([
    ["legal/briefing - Kopie.mdx", "M006", "hier etwa briefing-kopie.mdx."],
    ["legal/Übersicht.mdx".normalize("NFD"), "M006", "hier etwa uebersicht.mdx."],
    ["roadmaps/VA Allround/01.mdx", "M006", "hier etwa va-allround."],
    ["legal/alt/agb.mdx", "M001", "liegt zu tief"],
    ["roadmaps/va/alt/01.mdx", "M001", "liegt zu tief"],
    ["agb.mdx", "M001", "liegt in keinem Ordner"],
    ["constructor/agb.mdx", "M001", "ist unbekannt"],
  ])("as %s", (path, rule, said) => {
    expect(refusal(path, FILE)).toEqual([1, 1, rule, expect.stringContaining(said)]);
  });
});

function lineHolding(line: number): string | undefined {
  return FILE.split("\n")[line - 1];
}
