import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import OpenAI from "openai";
import { expect, onTestFinished, test } from "vitest";
import { compileAppScript } from "../../../scripts/lib/app-module.mjs";
import { USUAL_ANSWER } from "./answers";

test("runs by itself for people, and answers word by word", async () => {
  const file = await compileAppScript(
    'import { main } from "./tests/fakes/model/cli"; await main(process.argv.slice(2));',
    "model-fake-test",
  );
  const running = spawn(process.execPath, [file, "--port=0", "--pace=1"], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void running.kill());
  const lines = createInterface(running.stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<string> => String((await lines.next()).value);

  const [base, model] = [await next(), await next()];
  expect(model).toBe("OPENAI_MODEL=nachbau");
  const client = new OpenAI({ apiKey: "none", baseURL: base.replace("OPENAI_BASE_URL=", "") });
  const stream = await client.chat.completions.create({
    model: "nachbau",
    messages: [{ role: "user", content: "Womit fange ich an?" }],
    stream: true,
    stream_options: { include_usage: true },
  });
  const words: string[] = [];
  for await (const { choices } of stream) words.push(choices[0]?.delta.content ?? "");
  expect(words.join("")).toBe(USUAL_ANSWER);
  expect(words.length).toBeGreaterThan(10);
});
