import * as z from "zod";
import { de } from "zod/locales";
import type { Collections, Entry } from "../entries";
import { placeOfName } from "../frontmatter/field-places";
import { collections, type CollectionName, type Frontmatter } from "../frontmatter/schema";
import { at } from "./at";
import type { SentenceMark } from "./sentences";
import { markSentences } from "./shared-sentences";
import type { ParsedFile, Problem, FileSource } from "../files/source.server";

const SCHEMAS: { [Name in CollectionName]: z.ZodType<Frontmatter<Name>> } = collections;

type MarkSentences<Data> = (file: Entry<Data> & { body: string }) => SentenceMark[];
const MARKS: { [Name in CollectionName]?: MarkSentences<Frontmatter<Name>> } = { roadmaps: markSentences };

/** Adds a file to its collection's list, or reports what its schema refuses. */
export function addFile(entries: Collections, file: ParsedFile): Problem[] {
  z.config(de());
  return addTo(file.source.collection, entries, file);
}

function addTo<Name extends CollectionName>(name: Name, entries: Collections, { source, data, body }: ParsedFile) {
  const parsed = SCHEMAS[name].safeParse(data, { reportInput: true });
  if (!parsed.success) return parsed.error.issues.flatMap((issue) => describeIssue(source, issue));
  const sentences = MARKS[name]?.({ source, data: parsed.data, body });
  entries[name].push({ source, data: parsed.data, ...(sentences && { sentences }) });
  return [];
}

function describeIssue(source: FileSource, issue: z.core.$ZodIssue): Problem[] {
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
