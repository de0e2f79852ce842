import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { at } from "~/content/check/at";
import { addFile } from "~/content/check/check.server";
import { unknownPath, unknownResource } from "~/content/check/unknown";
import { RULES } from "~/content/check/rules";
import { compileBody } from "~/content/compile/compile.server";
import { emptyCollections, type Collections } from "~/content/entries";
import type { AskedSentence } from "~/content/questions/asked-sentence";
import { askedSentences } from "~/content/questions/asked-sentences";
import { loadParser, type ParsedFile, type Problem, type RawFile } from "~/content/files/source.server";
import { checkProse } from "../findings/prose/check-prose";
import type { Choices } from "./choices";
import type { Finding } from "./findings";

export interface CheckText {
  /** Checks the head only: while the editor types, sentences are unfinished. */
  whileTyping: (file: RawFile) => Finding[];
  /** Checks head and text, and that named ids exist; the other rules across files need the check of all. */
  whenSaved: (file: RawFile) => Promise<Finding[]>;
}

/** Rules that `whileTyping` checks, again with each key. */
export const JUDGED_TYPING = /^(?:M00[1-6]|M016|T017|T019|L00[23])$/;
/** Rules that `whenSaved` checks; it replaces their findings of the last check of all. */
export const JUDGED_SAVED = /^(?:M00[1-6]|M016|T(?!008|03[0-2])\d+|L00[1-4])$/;

/** Content of a file's head; no file where it cannot be read. */
interface Head {
  file: ParsedFile | null;
  problems: Problem[];
  sentences: AskedSentence[];
}

/** Checks one file in this process, as all files together take seconds. `choices`: the current ids. */
export async function textChecker(contentDir: string, choices: () => Choices): Promise<CheckText> {
  const parse = await loadParser();
  const readHead = (file: RawFile): Head => {
    const parsed = parse(file);
    if (!parsed.ok) return { file: null, problems: [parsed.problem], sentences: [] };
    const entries = emptyCollections();
    const problems = [...addFile(entries, parsed.file), ...checkIds(parsed.file, choices())];
    const [entry] = entries[parsed.file.source.collection];
    return { file: parsed.file, problems, sentences: entry ? askedSentences(entry) : [] };
  };
  const readSite = async (): Promise<Collections["site"][number] | undefined> => {
    const raw = await readFile(join(contentDir, "site/site.mdx"), "utf8").catch(() => "");
    const parsed = parse({ path: "site/site.mdx", raw });
    const entries = emptyCollections();
    if (parsed.ok) addFile(entries, parsed.file);
    return entries.site[0];
  };
  const checkBody = async ({ source, body }: ParsedFile, sentences: AskedSentence[]): Promise<Problem[]> => {
    const site = await readSite();
    if (!site) return [];
    const { passages, templates, facts, calculators } = choices();
    const compiled = await compileBody(
      { ...source, body, sentences },
      {
        site: site.data,
        passages: new Map(passages.map(({ id, title }) => [id, { title, html: "" }])),
        templates: new Map(templates.map(({ id, title }) => [id, { title }])),
        calculators: new Map(calculators.map(({ id, title }) => [id, { title, results: null }])),
        facts: new Set(facts.map(({ id }) => id)),
      },
    );
    return compiled.ok ? [] : compiled.problems;
  };
  return {
    whileTyping: (file) => readHead(file).problems.map(findingOf),
    async whenSaved(raw) {
      const { file, problems, sentences } = readHead(raw);
      return [...problems, ...checkProse(raw), ...(file ? await checkBody(file, sentences) : [])].map(findingOf);
    },
  };
}

const findingOf = ({ path, line, column, rule, message }: Problem): Finding => ({
  path,
  line,
  column,
  rule,
  message,
  level: RULES[rule].level,
});

const ids = z.array(z.string()).catch([]);
const naming = z
  .object({ resources: ids, quellen: ids, careerPaths: ids, pfade: ids, resource: z.string().catch("") })
  .partial();

function* checkIds({ source, data }: ParsedFile, { resources, careerPaths }: Choices): Generator<Problem> {
  // In this collection the field holds the resources themselves.
  const named = source.collection === "resources" ? {} : (naming.safeParse(data).data ?? {});
  const known = new Set(resources.map(({ id }) => id));
  const paths = new Set(careerPaths.map(({ id }) => id));
  for (const field of ["resources", "quellen"] as const) {
    for (const [index, id] of (named[field] ?? []).entries()) {
      if (!known.has(id)) yield at(source, [field, index], "L002", unknownResource(id));
    }
  }
  if (named.resource && !known.has(named.resource))
    yield at(source, ["resource"], "L002", unknownResource(named.resource));
  for (const field of ["careerPaths", "pfade"] as const) {
    for (const [index, id] of (named[field] ?? []).entries()) {
      if (!paths.has(id)) yield at(source, [field, index], "L003", unknownPath(id));
    }
  }
}
