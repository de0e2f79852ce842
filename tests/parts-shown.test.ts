import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const KIT = "app/ui/kit";
/** What every page has, and nobody sees. */
const PAGES_OWN = "page/";
const PAGE = "app/routes/entwicklung.bausteine/parts.server.tsx";

/** Parts that the page of parts does not show, and why. */
const NOT_SHOWN: Record<string, string> = {
  Deletion: "a fold and a button of danger, which stand there",
  EmailField: "a field",
  ErrorPage: "a screen, in the list of screens",
  FactNotes: "a fold",
  FirstNameField: "a field",
  ImproveLink: "a line of text",
  LegalFooter: "a line of links, on every screen",
  Link: "a link",
  OutOfDate: "a notice",
  Shown: "a hidden field",
  Sources: "a fold",
  StatePage: "a screen; its pictures stand there",
};

test("every part of the kit stands on the page of parts, or is listed with its reason", () => {
  const page = readFileSync(PAGE, "utf8");
  const parts = readdirSync(KIT, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.includes(".test.") && !file.startsWith(PAGES_OWN))
    .flatMap((file) => [
      ...readFileSync(`${KIT}/${file}`, "utf8").matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm),
    ])
    .map(([, name = ""]) => name);
  expect(parts.filter((name) => !page.includes(`<${name}`)).sort()).toEqual(Object.keys(NOT_SHOWN).sort());
});
