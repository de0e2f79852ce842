import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { testEnvironment } from "../../../scripts/lib/environment.mjs";
import { serverArguments } from "../../../server/process.mjs";

const CLOCK = pathToFileURL(resolve("tests/lives/world/clock.mjs")).href;

const rowsSchema = z.array(z.record(z.string(), z.unknown()));
export type Rows = z.output<typeof rowsSchema>;
const reply = z.object({ number: z.number(), rows: rowsSchema.optional(), failure: z.string().optional() });

/** The server that `npm start` runs, whose clock is `movedMs` ahead; resolves once it listens. */
export async function startServer(environment: Record<string, string>, movedMs: number) {
  const child = spawn(process.execPath, ["--import", CLOCK, ...serverArguments()], {
    env: { ...testEnvironment(process.env), ...environment, LIVES_MOVED_MS: String(movedMs), NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += String(data)));
  const ended = new Promise<number | null>((done) => child.once("exit", (code) => done(code)));
  await new Promise<void>((listens, fails) => {
    child.once("message", () => listens());
    void ended.then((code) => fails(new Error(`the server ended with ${code}: ${output}`)));
  });
  let asked = 0;
  const ask = (question: { movedMs?: number; query?: string }) =>
    new Promise<Rows>((answered, fails) => {
      const number = ++asked;
      const hear = (message: unknown) => {
        const heard = reply.safeParse(message);
        if (!heard.success || heard.data.number !== number) return;
        child.off("message", hear);
        const { rows, failure } = heard.data;
        if (failure === undefined) answered(rows ?? []);
        else fails(new Error(failure));
      };
      child.on("message", hear);
      child.send({ number, ...question });
    });
  return {
    /** Output since the last call. */
    takeOutput(): string {
      const said = output;
      output = "";
      return said;
    },
    move: (to: number) => ask({ movedMs: to }),
    /** Rows of the embedded database; the last statement's, where there are several. */
    query: (query: string) => ask({ query }),
    async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
      child.kill(signal);
      return ended;
    },
  };
}

export type Server = Awaited<ReturnType<typeof startServer>>;
