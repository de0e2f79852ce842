/** How a text asks for a figure. */
export interface FigurePlace {
  id: string;
  rounded: boolean;
  withYear: boolean;
}

/** Place of a figure, and of the line at a passage's end, in compiled HTML; both are filled when a page is made. */
const FIGURE = /<data value="([a-z0-9-]+)" data-as="([a-z ]*)"><\/data>/g;
const ENDING = /<data value="([a-z0-9 -]+)"><\/data>/g;

/** Attributes of a figure's place, an empty `data` element. */
export const figurePlace = ({ id, rounded, withYear }: FigurePlace): { value: string; "data-as": string } => ({
  value: id,
  "data-as": [rounded ? "rund" : "", withYear ? "jahr" : ""].join(" ").trim(),
});

/** The mark at a passage's end; empty for one without figures. */
export const endingPlace = (ids: readonly string[]): string =>
  ids.length === 0 ? "" : `<data value="${ids.join(" ")}"></data>`;

/** Fills all places of a compiled text. */
export function fillPlaces(
  html: string,
  { figure, ending }: { figure: (asked: FigurePlace) => string; ending: (ids: readonly string[]) => string },
): string {
  if (!html.includes("<data ")) return html;
  return html
    .replace(FIGURE, (_, id: string, asked: string) =>
      figure({ id, rounded: asked.includes("rund"), withYear: asked.includes("jahr") }),
    )
    .replace(ENDING, (_, ids: string) => ending(ids.split(" ")));
}
