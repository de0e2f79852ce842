// `npm run coach:eval`: asks the questions of tests/fixtures/questions as the app would and counts how many answers cite
// the right source, have all their numbers from it, and admit that there is none. With a model configured it is asked (and
// costs what it costs), else the coach without one. `-- --half tuning`, `-- --limit 20`; see docs/operating.md.
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { pathToFileURL } from "node:url";
import matter from "gray-matter";
import { compileAppScript } from "./lib/app-module.mjs";
import { loadDotEnv } from "./lib/environment.mjs";
import { inProject } from "./lib/project.mjs";

const ENTRY = `
export { countAnswers, evaluate, formatCounts, parseQuestions } from "./app/coach/evaluate/evaluate";
export { hasModel, provideModel } from "./app/coach/model/client.server";
export { streamModel } from "./app/coach/model/stream.server";
export { provideLibrary } from "./app/content/library.server";
export { openLibrary } from "./app/content/open-library.server";
export { provideSearch, searchContent } from "./app/content/search/search-content.server";
`;
const PASSAGES = 5;

loadDotEnv();
const { values } = parseArgs({ options: { half: { type: "string" }, limit: { type: "string" } } });
const contentDir = process.env.CONTENT_DIR || "content";
const app = await import(pathToFileURL(await compileAppScript(ENTRY, "coach-eval")).href);

const { library, search } = await app.openLibrary({ contentDir, watch: false });
app.provideLibrary(library);
app.provideSearch(search);
const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = process.env;
app.provideModel({
  OPENAI_API_KEY: OPENAI_API_KEY || undefined,
  OPENAI_BASE_URL: OPENAI_BASE_URL || undefined,
  OPENAI_MODEL: OPENAI_MODEL || undefined,
});
const asking = { search: findPassages, say: app.hasModel() ? say : null, placeOf };
console.log(
  asking.say
    ? `Es antwortet ${OPENAI_MODEL ?? "das voreingestellte Modell"}.`
    : "Kein Modell eingerichtet: Es antwortet der eingebaute Coach.",
);

for (const half of values.half ? [values.half] : ["tuning", "held-out"]) {
  const file = inProject(`tests/fixtures/questions/${half}.json`);
  if (!existsSync(file)) {
    console.error(`${half}: keine Fragen in ${file}.`);
    process.exitCode = 1;
    continue;
  }
  const questions = app.parseQuestions(readFileSync(file, "utf8")).slice(0, Number(values.limit ?? Infinity));
  const judged = [];
  for (const question of questions) judged.push(await app.evaluate(question, asking));
  console.log(app.formatCounts(half, app.countAnswers(judged)));
}

async function findPassages(question) {
  const { results, isNothing } = await app.searchContent({ ...question, limit: PASSAGES });
  return {
    isNothing,
    passages: results.map(({ title, heading, url, text }) => ({
      id: url,
      title,
      heading,
      url,
      text,
      stand: null,
    })),
  };
}

async function say(prompt) {
  const said = { words: "", inputTokens: 0, outputTokens: 0 };
  for await (const event of app.streamModel(prompt, new AbortController().signal)) {
    if (event.type === "words") said.words += event.text;
    if (event.type === "usage")
      Object.assign(said, { inputTokens: event.inputTokens, outputTokens: event.outputTokens });
    if (event.type === "failed") throw new Error(event.fault);
  }
  return said;
}

function placeOf(target) {
  const [file, ...heading] = target.split("#");
  const { data } = matter(readFileSync(`${contentDir}/${file}.mdx`, "utf8"));
  return { title: data.title ?? data.name, heading: heading.length > 0 ? heading.join("#") : null };
}
