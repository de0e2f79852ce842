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

/** Most servers here live for seconds: the embedded database is compiled once, not again for speed. */
const QUICK = ["--liftoff-only", "--trace-warnings"];

/** What a server that was killed has compiled, the next one need not. */
const COMPILED = resolve(".cache/lives-compiled");

const WORKER = ["scripts/command.mjs", "worker"];
const WORKER_SAYS = "Der Arbeiter läuft.";

/** What runs on a database: the server that `npm start` runs, or the worker beside it. */
export type Kind = "server" | "worker";

/** Starts a process whose clock is `movedMs` ahead; resolves once it listens, or works. */
export async function startProcess(kind: Kind, environment: Record<string, string>, movedMs: number) {
  const args = kind === "server" ? serverArguments() : WORKER;
  const child = spawn(process.execPath, [...QUICK, "--import", CLOCK, ...args], {
    env: {
      ...testEnvironment(process.env),
      ...environment,
      LIVES_MOVED_MS: String(movedMs),
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: COMPILED,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  const ended = new Promise<number | null>((done) => child.once("exit", (code) => done(code)));
  await new Promise<void>((begins, fails) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (data) => {
        output += String(data);
        if (kind === "worker" && output.includes(WORKER_SAYS)) begins();
      });
    if (kind === "server") child.once("message", () => begins());
    void ended.then((code) => fails(new Error(`the ${kind} ended with ${code}: ${output}`)));
  });
  let asked = 0;
  const ask = (question: { movedMs?: number; query?: string; isCounting?: true; isAway?: boolean }) =>
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
  await ask({ isCounting: true });
  return {
    /** Output since the last call. */
    takeOutput(): string {
      const said = output;
      output = "";
      return said;
    },
    /** Sets its clock; first a query is put to the embedded database, where there is one. */
    move: (to: number, query?: string) => ask({ movedMs: to, ...(query !== undefined && { query }) }),
    /** Whether its database is away. */
    setAway: (isAway: boolean) => ask({ isAway }),
    /** How many loaders and actions are at work, also such as have left their place or whose client is gone. */
    async countWorks(): Promise<number> {
      const [row] = await ask({ isCounting: true });
      return Number(row?.works);
    },
    /** Rows of the embedded database; the last statement's, where there are several. */
    query: (query: string) => ask({ query }),
    async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
      child.kill(signal);
      return ended;
    },
  };
}

export type Server = Awaited<ReturnType<typeof startProcess>>;
