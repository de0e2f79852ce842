/** Name of a blank's row among those of a mission's tasks; `name`: „kassenfragen.datum“. */
export const blankTask = (name: string): string => `vorlage.${name}`;

/** Whether a task's id is that of a blank. */
export const isBlankTask = (taskId: string): boolean => taskId.startsWith("vorlage.");

/** Where a template stands on its page: an answer in the portfolio leads to it. */
export const templateFragment = (id: string): string => `vorlage.${id}`;

/** Name under which the blanks of a template's own page are kept, as work beside missions. */
export const templateWork = (slug: string): string => `${OWN_PAGE}${slug}`;

const OWN_PAGE = "vorlagen/";

/** Slug of the template that a work is of; null for every other. */
export const templateOfWork = (id: string): string | null =>
  id.startsWith(OWN_PAGE) ? id.slice(OWN_PAGE.length) : null;
