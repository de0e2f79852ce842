import { missionTemplateFile, OFFICE_FORMATS, TEXT_FORMATS } from "~/domain/office/office-files";
import { button } from "../kit/variants";

/** The end of each „Vorlage“ in a compiled text. */
const END = /<button type="button"[^>]*>Text kopieren<\/button>/g;

/**
 * Adds a fold with download links beside each copy button; plain links, so that nothing waits for scripts. The button stays
 * right behind its text, by which it knows it.
 */
export function withTemplateFiles(html: string, missionSlug: string): string {
  let number = 0;
  return html.replace(END, (end) => {
    number++;
    const links = TEXT_FORMATS.map((format) => {
      const address = missionTemplateFile(missionSlug, number, format);
      return `<a class="${button("quiet", "no-underline")}" href="${address}" download>${OFFICE_FORMATS[format].label}</a>`;
    });
    return `${end}<details class="disclosure ms-3 inline-block align-middle print:hidden"><summary>Als Datei</summary><p class="row flex-wrap">${links.join("")}</p></details>`;
  });
}
