import * as z from "zod";
import type { Choices } from "./choices.server";

const items = z.array(z.looseObject({ label: z.string() }));
const list = z.union([items, z.looseObject({ items }).transform((each) => each.items)]);
const hover = z.looseObject({ contents: z.looseObject({ kind: z.string(), value: z.string() }) });

/** What the other server offers, each id with what it is called. */
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

/** What it says of a field, without the file that our schema lies in. */
export function withoutSource(result: unknown): unknown {
  const said = hover.safeParse(result).data;
  if (!said) return result;
  const value = said.contents.value.replace(/\n+\S+: \[[^\]]*\]\(file:[^)]*\)\s*$/, "");
  return { ...said, contents: { ...said.contents, value } };
}
