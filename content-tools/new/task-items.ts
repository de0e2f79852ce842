import * as z from "zod";
import { collections } from "~/content/frontmatter/schema";
import { toSlug } from "~/domain/text/slugs";

const { items } = collections.roadmaps.shape.tasks.element.shape;
const LONGEST_ID = 40;

/** Several texts as they are typed, in one line. */
export const textsOf = (typed: string): string[] =>
  typed
    .split(";")
    .map((text) => text.trim())
    .filter(Boolean);

/** The points of a checklist as its head has them: each id is made of its words. */
export function toItems(typed: string): { id: string; text: string }[] {
  const taken = new Set<string>();
  return textsOf(typed).map((text, index) => {
    const words = toSlug(text).slice(0, LONGEST_ID).replace(/-$/, "");
    const id = taken.has(words) || words === "" ? `punkt-${index + 1}` : words;
    taken.add(id);
    return { id, text };
  });
}

/** Checks the points with the check's own schema, on the items that the line becomes. */
export const typedItems = z.string().superRefine((typed, context) => {
  const { error } = items.safeParse(toItems(typed));
  for (const { message } of error?.issues ?? []) context.addIssue({ code: "custom", message });
});
