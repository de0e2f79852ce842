import { decodeEntities } from "../plain-text";

/** Each „Vorlage“ with blanks in a compiled text: its name, and its text up to the copy button. */
const BOX =
  /(?<=>Vorlage(?:: ([^<]*))?<\/p>)<div class="prose" data-vorlage="([a-z0-9-]+)">(.*?)<\/div>(<button type="button"[^>]*>Text kopieren<\/button>)/gs;

interface TemplateBox {
  id: string;
  title: string;
  html: string;
}

/** A compiled text with each „Vorlage“ that has blanks replaced by what `write` makes of its text and its copy button. */
export const fillTemplateBoxes = (html: string, write: (box: TemplateBox, copy: string) => string): string =>
  html.includes("data-vorlage=")
    ? html.replace(BOX, (_, title: string | undefined, id: string, text: string, copy: string) =>
        write({ id, title: title ? decodeEntities(title) : "Vorlage", html: text }, copy),
      )
    : html;

/** Each „Vorlage“ with blanks. */
export function templateBoxesIn(html: string): TemplateBox[] {
  const found: TemplateBox[] = [];
  fillTemplateBoxes(html, (box) => {
    found.push(box);
    return "";
  });
  return found;
}
