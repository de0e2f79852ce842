import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { formatProblems } from "~/content/load.server";
import { OperatorError } from "~/environment/operator-error";
import { findAll } from "../findings/find-all";
import type { Kind } from "./kind";
import { KINDS } from "./kinds";
import { readStanding } from "./standing";
import { problemOf, readAnswer, type Answers, type Step } from "./steps";

interface Terminal {
  isAsking: boolean;
  ask: (text: string) => Promise<string>;
  say: (text: string) => void;
}

/**
 * `content:new -- <kind> [--field=answer …]`: asks for missing answers, writes the file and checks it. Resolves to the
 * exit code: 2 if answers are missing.
 */
export async function main(contentDir: string, cacheDir: string, args: readonly string[]): Promise<number> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl+C or the end of the input aborts: nothing has been written yet.
  const gone = new Promise<never>((_, reject) => {
    for (const event of ["SIGINT", "close"] as const) {
      lines.once(event, () => reject(new OperatorError("Nichts geschrieben.")));
    }
  });
  gone.catch(() => undefined);
  const terminal: Terminal = {
    isAsking: process.stdin.isTTY === true || args.includes("--fragen"),
    ask: (text) => Promise.race([lines.question(text), gone]),
    say: (text) => void process.stdout.write(`${text}\n`),
  };
  try {
    return await create(
      { contentDir, cacheDir },
      args.filter((arg) => arg !== "--fragen"),
      terminal,
    );
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  } finally {
    lines.close();
  }
}

async function create(
  folders: { contentDir: string; cacheDir: string },
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const { contentDir } = folders;
  const standing = await readStanding(contentDir);
  const kind = await chooseKind(args[0], terminal);
  const given = Object.fromEntries(args.slice(1).map(readOption));
  let answers: Answers = {};
  const asked = new Set<string>();
  for (;;) {
    const steps = kind.steps(standing, { ...given, ...answers });
    const step = steps.find(({ field }) => !asked.has(field));
    if (!step) break;
    asked.add(step.field);
    answers = { ...answers, [step.field]: await answerTo(step, given[step.field], terminal) };
  }
  const unknown = Object.keys(given).filter((field) => !asked.has(field));
  if (unknown.length > 0)
    throw new OperatorError(
      `„--${unknown.join("“, „--")}“ gibt es hier nicht. Es gibt: ${[...asked].map((field) => `--${field}`).join(", ")}.`,
    );
  const { file, write, next } = kind.make(standing, answers);
  if (!kind.edits && standing.files.has(file))
    throw new OperatorError(`content/${file} gibt es schon. Nichts geschrieben.`);
  const whole = join(contentDir, file);
  await mkdir(dirname(whole), { recursive: true });
  const text = kind.edits ? await readFile(whole, "utf8") : "";
  await writeFile(whole, write(text), { flag: kind.edits ? "w" : "wx" });
  terminal.say(`\nGeschrieben: ${whole}`);
  const { problems } = await findAll(folders, Date.now());
  if (problems.length > 0) terminal.say(`Was noch zu tun ist:\n${formatProblems(contentDir, problems)}`);
  for (const line of next) terminal.say(line);
  terminal.say("Vor dem Merge: npm run content:publish hält die neuen Kennungen fest.");
  return 0;
}

async function chooseKind(name: string | undefined, { isAsking, ask, say }: Terminal): Promise<Kind> {
  const found = KINDS.find((kind) => kind.name === name);
  if (found) return found;
  const all = KINDS.map((kind, at) => `  ${at + 1}  ${kind.name}: ${kind.about}`).join("\n");
  if (name !== undefined) throw new OperatorError(`„${name}“ gibt es nicht. Was soll es sein?\n${all}`);
  if (!isAsking) throw new OperatorError(`Was soll es sein?\n${all}`);
  say(`Was soll es sein?\n${all}`);
  for (;;) {
    const typed = (await ask("> ")).trim();
    const chosen = KINDS[Number(typed) - 1] ?? KINDS.find((kind) => kind.name === typed);
    if (chosen) return chosen;
    say(`  „${typed}“ ist nicht dabei: eine Zahl von 1 bis ${KINDS.length}, oder das Wort daneben.`);
  }
}

function readOption(arg: string): [field: string, value: string] {
  const [, field, value] = /^--(\w+)=(.*)$/s.exec(arg) ?? [];
  if (field === undefined || value === undefined)
    throw new OperatorError(`„${arg}“ ist keine Antwort. So geht es: --title="Ein Titel".`);
  return [field, value];
}

async function answerTo(step: Step, given: string | undefined, { isAsking, ask, say }: Terminal): Promise<string> {
  const { field, question, why, options = [], fallback } = step;
  if (given !== undefined || !isAsking) {
    const answer = readAnswer(step, given ?? "");
    const problem = problemOf(step, answer);
    if (problem) throw new OperatorError(`--${field}: ${question} ${problem}`);
    return answer;
  }
  say(`\n${question}\n  ${why}`);
  for (const [at, { value, label }] of options.entries())
    say(`  ${at + 1}  ${label}${label === value ? "" : ` (${value})`}`);
  for (;;) {
    const answer = readAnswer(step, await ask(fallback === undefined ? "> " : `[${fallback}] > `));
    const problem = problemOf(step, answer);
    if (problem === null) return answer;
    say(`  ${problem}`);
  }
}
