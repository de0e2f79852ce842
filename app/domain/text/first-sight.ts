/** Stands in markup of ours, which no script takes over, where the first sight of a phone's window ends. */
export const FIRST_SIGHT_END = "<!--first-sight-->";

/** A text with that place at the end of its first paragraph. */
export const withFirstSight = (html: string): string => html.replace("</p>", `${FIRST_SIGHT_END}</p>`);

/**
 * Has a first visit draw what stands before that place, and read on when this stylesheet is there: Chromium reads nothing after a
 * stylesheet in the body until it is there. Else a slow phone reads and lays out all that lies below before it shows anything,
 * and is not done when the scripts arrive, which it then does at the same time. Without such a place: the markup as it is.
 * @param href of a small stylesheet that the page loads later anyway
 * @see https://html.spec.whatwg.org/multipage/links.html#body-ok
 */
export const stopAfterFirstSight = (markup: string, href: string): string =>
  markup.replace(FIRST_SIGHT_END, `<link rel="stylesheet" href="${href}"/>`);
