import * as z from "zod";
import type { Choices } from "./choices";

const items = z.array(z.looseObject({ label: z.string() }));
const list = z.union([items, z.looseObject({ items }).transform((each) => each.items)]);
const hover = z.looseObject({ contents: z.looseObject({ kind: z.string(), value: z.string() }) });

/** Adds titles to the ids that yaml-language-server offers. */
export function nameChoices(result: unknown, choices: Choices): unknown {
  const offered = list.safeParse(result).data;
  if (!offered) return result;
  const { resources, passages, templates, careerPaths } = choices;
  const named = [...resources, ...passages, ...templates, ...careerPaths];
  const titles = new Map(named.map(({ id, title }) => [id, title]));
  return offered.map((item) => {
    const detail = titles.get(item.label);
    return detail === undefined ? item : { ...item, detail };
  });
}

/** Removes the link to our schema's file from the explanation of a field. */
export function withoutSource(result: unknown): unknown {
  const said = hover.safeParse(result).data;
  if (!said) return result;
  const value = said.contents.value.replace(/\n+\S+: \[[^\]]*\]\(file:[^)]*\)\s*$/, "");
  return { ...said, contents: { ...said.contents, value } };
}
