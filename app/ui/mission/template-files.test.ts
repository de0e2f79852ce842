import { expect, test } from "vitest";
import { withTemplateFiles } from "./template-files";

const BOX =
  '<div role="note"><div class="prose"><p>Text</p></div><button type="button" class="x">Text kopieren</button></div>';

test("each template of a mission leads to its own two files", () => {
  const html = withTemplateFiles(`<p>Davor</p>${BOX}${BOX}`, "va-allround-5");
  expect([...html.matchAll(/href="([^"]*)" download>([^<]*)</g)].map(([, address, label]) => [address, label])).toEqual(
    [
      ["/mission/va-allround-5/vorlage/1.docx", "Word (.docx)"],
      ["/mission/va-allround-5/vorlage/1.odt", "OpenDocument (.odt)"],
      ["/mission/va-allround-5/vorlage/2.docx", "Word (.docx)"],
      ["/mission/va-allround-5/vorlage/2.odt", "OpenDocument (.odt)"],
    ],
  );
});

test("a text without a template stays as it is", () => {
  expect(withTemplateFiles("<p>Davor</p>", "va-allround-5")).toBe("<p>Davor</p>");
});
