import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as z from "zod";
import { findModelFault } from "~/coach/model/ask/find-fault.server";
import { DEADLINES, type Deadlines } from "~/coach/model/deadlines";
import type { Prompt } from "~/coach/model/prompt";
import { streamModel } from "~/coach/model/stream.server";
import { hasModel, provideModel } from "~/coach/model/vendor.server";
import { loadHeadParser } from "~/content/frontmatter/head.server";
import { searchContent } from "~/content/search/search-content.server";
import { env } from "~/environment/env.server";
import { endWithSentence, OperatorError } from "~/environment/operator-error";
import { compose } from "~/process/compose.server";
import { countAnswers, evaluate, formatCounts, parseQuestions, type Asking } from "./evaluate";

const PASSAGES = 5;
const HALVES = ["tuning", "held-out"];
/** Long deadlines: only the answer is judged; answers too late for the app are counted separately. */
const PATIENT: Deadlines = { ...DEADLINES, firstMs: 300_000, nextMs: 120_000, wholeMs: 600_000 };

/**
 * `npm run coach:eval -- [--half tuning] [--limit 20]`: asks the questions as the app would and counts how many answers
 * cite the right source, take all their numbers from it, and admit that there is none. Asks the configured model, which
 * costs its usual price, or else the coach without one. Resolves to the exit code.
 */
export async function main(
  args: readonly string[],
  { variables, questionsDir }: { variables: Record<string, string | undefined>; questionsDir: string },
): Promise<number> {
  // The material and the model, without a database.
  const { close } = await compose(variables, ["model", "library"]).catch(endWithSentence);
  try {
    const fault = await findModelFault();
    if (fault !== null) throw new OperatorError(fault.sentence);
    return await evaluateCoach(args, questionsDir);
  } catch (error) {
    return endWithSentence(error);
  } finally {
    await close();
  }
}

async function evaluateCoach(args: readonly string[], questionsDir: string): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { half: { type: "string" }, limit: { type: "string" } },
  });
  provideModel({ ...env(), deadlines: PATIENT });
  const asking: Asking = {
    search: findPassages,
    say: hasModel() ? say : null,
    placeOf: await titlesIn(env().CONTENT_DIR),
  };
  const who = asking.say
    ? `Es antwortet ${env().OPENAI_MODEL ?? "das voreingestellte Modell"}.`
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
  const said = { words: "", inputTokens: 0, outputTokens: 0, isLate: false };
  const began = performance.now();
  for await (const event of streamModel(prompt, new AbortController().signal)) {
    if (event.type === "words") {
      said.isLate ||= said.words === "" && performance.now() - began > DEADLINES.firstMs;
      said.words += event.text;
    }
    if (event.type === "anew") said.words = "";
    if (event.type === "usage") {
      said.inputTokens = event.inputTokens;
      said.outputTokens = event.outputTokens;
    }
    if (event.type === "failed") throw new Error(event.why ?? event.fault);
  }
  return said;
}

const head = z.object({ title: z.string().optional(), name: z.string().optional() });

async function titlesIn(contentDir: string): Promise<Asking["placeOf"]> {
  const parseHead = await loadHeadParser();
  return (target) => {
    const [file, ...heading] = target.split("#");
    const parsed = parseHead(readFileSync(join(contentDir, `${file}.mdx`), "utf8"));
    const { title, name } = head.parse(parsed.ok ? parsed.data : {});
    return { title: title ?? name ?? "", heading: heading.length > 0 ? heading.join("#") : null };
  };
}
