import { mkdir, symlink, writeFile, chmod } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../tests/fixtures/temporary-folder";
import { isContentFile, type FolderEntry } from "~/content/files/folder-entries.server";
import { listLeftOut, whyLeftOut } from "./left-out";

const file = (path: string): FolderEntry => ({ path, kind: "file" });
const told = (entry: FolderEntry) => whyLeftOut(entry)?.message ?? null;

describe("whatever lies in the content is read, or named with what to do", () => {
  test.each([
    ["vorlage.md", "vorlage.mdx"],
    ["Vorlage.MDX", "vorlage.mdx"],
    ["briefing.mdx.txt", "briefing.mdx"],
    ["Größe und Preis.markdown", "groesse-und-preis.mdx"],
    ["notiz.txt", "notiz.mdx"],
  ])("%s is to be called %s", (name, better) => {
    expect(isContentFile(file(`templates/${name}`))).toBe(false);
    expect(told(file(`templates/${name}`))).toBe(`„${name}“ wird nicht gelesen: Nenn die Datei ${better}.`);
  });

  test.each(["angebot.docx", "angebot.odt", "angebot.pdf", "angebot.html"])("%s is of another program", (name) => {
    expect(told(file(`templates/${name}`))).toContain("Inhalte sind Textdateien mit der Endung .mdx.");
  });

  test.each(["bild.png", "ohne-endung", "data.json"])("%s has no place there", (name) => {
    expect(told(file(`templates/${name}`))).toContain("Hier liegen nur Texte");
  });

  test.each([
    "._briefing.mdx",
    ".DS_Store",
    "Thumbs.db",
    "desktop.ini",
    ".briefing.mdx.swp",
    "briefing.mdx~",
    "#briefing.mdx#",
    "briefing.mdx.orig",
    "briefing.mdx.bak",
    ".~lock.angebot.odt#",
    "~$gebot.docx",
    "4913",
  ])("%s was left behind by a program", (name) => {
    expect(isContentFile(file(`templates/${name}`))).toBe(false);
    expect(whyLeftOut(file(`templates/${name}`))).toMatchObject({ rule: "M017" });
  });

  test.each(["published.json", "links-seen.json", "templates/.gitkeep", ".editorconfig", "templates/brief.mdx"])(
    "%s is where it belongs",
    (path) => {
      expect(told(file(path))).toBeNull();
    },
  );

  test("a link, a folder called like a file, and what is no file", () => {
    expect(told({ path: "legal/a.mdx", kind: "link" })).toContain("ist eine Verknüpfung");
    expect(told({ path: "legal/a.mdx", kind: "folder" })).toContain("ist ein Ordner");
    expect(told({ path: "legal/a.mdx", kind: "other" })).toContain("keine Datei, die sich lesen lässt");
    expect(told({ path: "legal", kind: "folder" })).toBeNull();
  });
});

test("all of a folder is looked at", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "legal", "alt.mdx"), { recursive: true });
  for (const name of ["agb.mdx", "agb.md", "agb - Kopie.mdx", "._agb.mdx"]) {
    await writeFile(join(folder, "legal", name), "x");
  }
  await symlink(join(folder, "legal", "agb.mdx"), join(folder, "legal", "link.mdx"));
  await chmod(join(folder, "legal", "agb.md"), 0o000);
  expect(listLeftOut(folder).map(({ path }) => path)).toEqual([
    "legal/._agb.mdx",
    "legal/agb.md",
    "legal/alt.mdx",
    "legal/link.mdx",
  ]);
});
