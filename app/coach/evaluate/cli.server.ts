import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import matter from "gray-matter";
import * as z from "zod";
import { provideLibrary } from "~/content/library.server";
import { openLibrary } from "~/content/open-library.server";
import { provideSearch, searchContent } from "~/content/search/search-content.server";
import { hasModel, provideModel } from "../model/client.server";
import { streamModel, type Prompt } from "../model/stream.server";
import type { Place } from "./count";
import { countAnswers, evaluate, formatCounts, parseQuestions, type Asking } from "./evaluate";

const PASSAGES = 5;
const HALVES = ["tuning", "held-out"];

interface Surroundings {
  variables: Record<string, string | undefined>;
  contentDir: string;
  questionsDir: string;
}

/**
 * `npm run coach:eval -- [--half tuning] [--limit 20]`: asks the questions as the app would and counts how many answers cite the
 * right source, have all their numbers from it, and admit that there is none. A configured model is asked, and costs what it
 * costs; else the coach without one. Resolves to the exit code.
 */
export async function main(
  args: readonly string[],
  { variables, contentDir, questionsDir }: Surroundings,
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { half: { type: "string" }, limit: { type: "string" } },
  });
  const { library, search } = await openLibrary({ contentDir, watch: false });
  provideLibrary(library);
  provideSearch(search);
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = variables;
  provideModel({
    OPENAI_API_KEY: OPENAI_API_KEY || undefined,
    OPENAI_BASE_URL: OPENAI_BASE_URL || undefined,
    OPENAI_MODEL: OPENAI_MODEL || undefined,
  });
  const asking: Asking = {
    search: findPassages,
    say: hasModel() ? say : null,
    placeOf: (target) => placeOf(target, contentDir),
  };
  const who = asking.say
    ? `Es antwortet ${OPENAI_MODEL || "das voreingestellte Modell"}.`
    : "Kein Modell eingerichtet: Es antwortet der eingebaute Coach.";
  process.stdout.write(`${who}\n`);

  for (const half of values.half === undefined ? HALVES : [values.half]) {
    const file = join(questionsDir, `${half}.json`);
    if (!existsSync(file)) {
      process.stderr.write(`${half}: keine Fragen in ${file}.\n`);
      return 1;
    }
    const questions = parseQuestions(readFileSync(file, "utf8")).slice(0, Number(values.limit ?? Infinity));
    const judged = [];
    for (const question of questions) judged.push(await evaluate(question, asking));
    process.stdout.write(`${formatCounts(half, countAnswers(judged))}\n`);
  }
  return 0;
}

const findPassages: Asking["search"] = async (question) => {
  const { results, isNothing } = await searchContent({ ...question, limit: PASSAGES });
  const passages = results.map(({ title, heading, url, text }) => ({
    id: url,
    title,
    heading,
    url,
    text,
    stand: null,
  }));
  return { isNothing, passages };
};

async function say(prompt: readonly Prompt[]) {
  const said = { words: "", inputTokens: 0, outputTokens: 0 };
  for await (const event of streamModel(prompt, new AbortController().signal)) {
    if (event.type === "words") said.words += event.text;
    if (event.type === "usage") {
      said.inputTokens = event.inputTokens;
      said.outputTokens = event.outputTokens;
    }
    if (event.type === "failed") throw new Error(event.fault);
  }
  return said;
}

const head = z.object({ title: z.string().optional(), name: z.string().optional() });

function placeOf(target: string, contentDir: string): Place {
  const [file, ...heading] = target.split("#");
  const { title, name } = head.parse(matter(readFileSync(join(contentDir, `${file}.mdx`), "utf8")).data);
  return { title: title ?? name ?? "", heading: heading.length > 0 ? heading.join("#") : null };
}
