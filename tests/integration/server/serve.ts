import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { serverArguments } from "../../../server/process.mjs";
import { codeIn } from "../../fixtures/mailed-code";
import { Visitor } from "../app/visitor";
import { newDataDir } from "../process/new-data-dir";
import { freePort } from "../../runner/free-port.mjs";

const probed = z.object({ handles: z.number(), healthTimes: z.array(z.number()) });

/** Starts the app like `npm start`, in a process of its own, and waits until it listens. */
export async function serve(environment: Record<string, string> = {}) {
  const dataDir = environment.DATABASE_URL ? await mkdtemp(join(tmpdir(), "server-")) : await newDataDir();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const probe = ["--import", pathToFileURL(resolve("tests/integration/server/probe.mjs")).href];
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...probe, ...serverArguments()], {
    env: {
      ...inherited,
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      HOST: "127.0.0.1",
      PORT: `${port}`,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  child.stdout?.on("data", (data) => (output += String(data)));
  child.stderr?.on("data", (data) => (output += String(data)));
  const probeNow = () =>
    new Promise<z.infer<typeof probed>>((done) => {
      child.once("message", (message) => done(probed.parse(message)));
      child.send("probe");
    });
  const exited = new Promise<number | null>((done) => child.once("exit", (code) => done(code)));
  await new Promise<void>((listens, fails) => {
    child.once("message", () => listens());
    void exited.then((code) => fails(new Error(`the server ended with ${code}: ${output}`)));
  });
  const send = (request: Request) =>
    fetch(new Request(request.url.replace(origin, `http://127.0.0.1:${port}`), request), { redirect: "manual" });
  return {
    port,
    origin,
    exited,
    output: () => output,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    async stop() {
      child.kill("SIGKILL");
      await exited;
    },
    /** Number of sockets of the server, those of clients and to its database. */
    handles: async () => (await probeNow()).handles,
    /** Duration of each answer of /healthz within the server, in milliseconds that its event loop was awake. */
    healthTimes: async () => (await probeNow()).healthTimes,
    /** A member who has registered, finished the test and chosen a path. */
    async member(email: string): Promise<Visitor> {
      const visitor = new Visitor(send, undefined, origin);
      await visitor.post("/onboarding", { name: "Anna", email });
      const folder = join(dataDir, "outbox");
      const mail = (await readdir(folder)).find((file) => file.includes(email)) ?? "";
      await visitor.post("/email-verification", {
        intent: "confirm",
        code: codeIn(await readFile(join(folder, mail), "utf8")),
      });
      await visitor.post("/quiz", { intent: "finish" });
      await visitor.post("/career-path-selection", { path: "content-creator-in" });
      return visitor;
    },
  };
}

export type Server = Awaited<ReturnType<typeof serve>>;
