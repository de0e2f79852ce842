import { z } from "zod";
import { de } from "zod/locales";
import { collections } from "./schema";
import { crossCheck } from "./cross-check";
import type { Collections, Entry } from "./entries";
import type { Problem, Source } from "./source.server";

export interface Checked {
  entries: Collections;
  problems: Problem[];
}

/** Checks every frontmatter against its schema, and all files against each other. */
export function checkSources(sources: readonly Source[]): Checked {
  z.config(de());
  const problems: Problem[] = [];
  const entries = emptyCollections();
  for (const source of sources) addEntry(entries, source, problems);
  for (const problem of crossCheck(entries)) problems.push(problem);
  return { entries, problems };
}

function emptyCollections(): Collections {
  return {
    "career-paths": [],
    "personality-types": [],
    quiz: [],
    roadmaps: [],
    "start-missions": [],
    resources: [],
    passages: [],
    templates: [],
    site: [],
    legal: [],
    plans: [],
  };
}

function addEntry(entries: Collections, source: Source, problems: Problem[]): void {
  const add = <Data>(list: Entry<Data>[], schema: z.ZodType<Data>): void => {
    const parsed = schema.safeParse(source.data, { reportInput: true });
    if (parsed.success) list.push({ source, data: parsed.data });
    else problems.push(...parsed.error.issues.flatMap((issue) => describeIssue(source, issue)));
  };
  switch (source.collection) {
    case "career-paths":
      return add(entries["career-paths"], collections["career-paths"]);
    case "personality-types":
      return add(entries["personality-types"], collections["personality-types"]);
    case "quiz":
      return add(entries.quiz, collections.quiz);
    case "roadmaps":
      return add(entries.roadmaps, collections.roadmaps);
    case "start-missions":
      return add(entries["start-missions"], collections["start-missions"]);
    case "resources":
      return add(entries.resources, collections.resources);
    case "passages":
      return add(entries.passages, collections.passages);
    case "templates":
      return add(entries.templates, collections.templates);
    case "site":
      return add(entries.site, collections.site);
    case "legal":
      return add(entries.legal, collections.legal);
    case "plans":
      return add(entries.plans, collections.plans);
  }
}

function describeIssue(source: Source, issue: z.core.$ZodIssue): Problem[] {
  const at = (path: PropertyKey[], message: string): Problem => ({
    path: source.path,
    line: source.lineOf(path),
    message,
  });
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => at([...issue.path, key], `Das Feld „${key}“ gibt es hier nicht (Tippfehler?).`));
  }
  const field = issue.path.map(String).join(".");
  if (issue.input === undefined) return [at(issue.path, `Das Feld „${field}“ fehlt.`)];
  const kind = issue.code === "invalid_type" ? KINDS[issue.expected] : undefined;
  return [at(issue.path, `„${field}“: ${kind ? `Hier gehört ${kind} hin.` : issue.message}`)];
}

/** The types of values in the words of people who write texts. */
const KINDS: Partial<Record<string, string>> = {
  string: "ein Text (Ziffern in Anführungszeichen)",
  number: "eine Zahl",
  int: "eine ganze Zahl",
  boolean: "true oder false",
  array: "eine Liste",
  object: "eine Gruppe von Feldern",
};
