import * as z from "zod";
import { de } from "zod/locales";
import type { Collections, Entry } from "../entries";
import { placeOfName } from "../frontmatter/field-places";
import { collections } from "../frontmatter/schema";
import { at } from "./at";
import { markSentences } from "./shared-sentences";
import type { ParsedFile, Problem, Source } from "../files/source.server";

export function addFile(entries: Collections, { source, data, body }: ParsedFile): Problem[] {
  z.config(de());
  const parse = <Data>(schema: z.ZodType<Data>, add: (entry: Entry<Data>) => void): Problem[] => {
    const parsed = schema.safeParse(data, { reportInput: true });
    if (!parsed.success) return parsed.error.issues.flatMap((issue) => describeIssue(source, issue));
    add({ source, data: parsed.data });
    return [];
  };
  const into = <Data>(list: Entry<Data>[], schema: z.ZodType<Data>) => parse(schema, (entry) => list.push(entry));
  switch (source.collection) {
    case "career-paths":
      return into(entries["career-paths"], collections["career-paths"]);
    case "personality-types":
      return into(entries["personality-types"], collections["personality-types"]);
    case "quiz":
      return into(entries.quiz, collections.quiz);
    case "roadmaps":
      return parse(collections.roadmaps, (entry) =>
        entries.roadmaps.push({ ...entry, sentences: markSentences({ ...entry, body }) }),
      );
    case "start-missions":
      return into(entries["start-missions"], collections["start-missions"]);
    case "resources":
      return into(entries.resources, collections.resources);
    case "passages":
      return into(entries.passages, collections.passages);
    case "templates":
      return into(entries.templates, collections.templates);
    case "site":
      return into(entries.site, collections.site);
    case "legal":
      return into(entries.legal, collections.legal);
    case "plans":
      return into(entries.plans, collections.plans);
    case "search":
      return into(entries.search, collections.search);
    case "deadlines":
      return into(entries.deadlines, collections.deadlines);
  }
}

function describeIssue(source: Source, issue: z.core.$ZodIssue): Problem[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => {
      const [line, column] = placeOfName(source, [...issue.path, key]);
      const message = `Das Feld „${key}“ gibt es hier nicht (Tippfehler?).`;
      return { path: source.path, line, column, rule: "M003", message };
    });
  }
  const field = fieldName(issue.path);
  if (issue.input === undefined) return [at(source, issue.path, "M004", `Das Feld „${field}“ fehlt.`)];
  const kind = issue.code === "invalid_type" ? KINDS[issue.expected] : undefined;
  return [at(source, issue.path, "M005", `„${field}“: ${kind ? `Hier gehört ${kind} hin.` : sayIssue(issue)}`)];
}

/** „tasks 1: type“: editors count from one. */
const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key, index) =>
      typeof key === "number"
        ? ` ${key + 1}`
        : `${index === 0 ? "" : typeof path[index - 1] === "number" ? ": " : "."}${String(key)}`,
    )
    .join("");

/** Rewords zod's own German for limits and choices, which speaks to programmers; messages set in schemas stay. */
function sayIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === "too_big" && issue.message.startsWith("Zu groß"))
    return `höchstens ${issue.maximum}${unitOf(issue.origin)}`;
  if (issue.code === "too_small" && issue.message.startsWith("Zu klein"))
    return `mindestens ${issue.minimum}${unitOf(issue.origin)}`;
  if (issue.code === "invalid_value" && issue.message.startsWith("Ungültige")) {
    return `${typeof issue.input === "string" ? `„${issue.input}“ gibt es hier nicht. ` : ""}Erlaubt: ${issue.values.map(String).join(", ")}`;
  }
  return issue.message;
}

const unitOf = (origin: string): string => (origin === "string" ? " Zeichen" : origin === "array" ? " Einträge" : "");

const KINDS: Partial<Record<string, string>> = {
  string: "ein Text (Ziffern in Anführungszeichen)",
  number: "eine Zahl",
  int: "eine ganze Zahl",
  boolean: "true oder false",
  array: "eine Liste",
  object: "eine Gruppe von Feldern",
};
