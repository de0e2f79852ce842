import { isSameNextTime } from "~/domain/blanks/blank";
import { blankTask } from "~/domain/blanks/blank-work";
import type { Blank } from "./read-blanks";

interface SentTemplate {
  /** Id of the template. */
  template: string;
  /** Values of the fields, by their names; an empty box is sent by no browser. */
  fields: Readonly<Record<string, string>>;
  /** The accepted suggestion: „ort=Köln“. */
  offer: string;
  /** Sent by the button that empties it: only what is the same everywhere is kept. */
  clear?: string | undefined;
}

/** Changes by a template's form to the kept values, by task; null for fields that none of its forms sends. */
export function readTemplateForm(
  blanks: readonly Blank[],
  { template, fields, offer, clear }: SentTemplate,
  kept: ReadonlyMap<string, string>,
): { taskId: string; answer: string }[] | null {
  const own = blanks.filter(({ name }) => name.startsWith(`${template}.`));
  const names = new Set(own.map((blank) => fieldOf(blank, template)));
  const [, offered = "", taken = ""] = /^([a-z0-9-]+)=(.*)$/s.exec(offer) ?? [];
  const isForeign =
    Object.keys(fields).some((name) => !names.has(name)) || (offer !== "" && !names.has(`feld.${offered}`));
  if (own.length === 0 || isForeign) return null;
  return own.flatMap((blank) => {
    const field = fieldOf(blank, template);
    const isCleared = clear !== undefined && !isSameNextTime(blank.word);
    const answer = isCleared ? "" : field === `feld.${offered}` ? taken : (fields[field] ?? "");
    const taskId = blankTask(blank.name);
    return answer === (kept.get(taskId) ?? "") ? [] : [{ taskId, answer }];
  });
}

const fieldOf = ({ name }: Blank, template: string): string => `feld.${name.slice(template.length + 1)}`;
