import { spawn, type ChildProcess } from "node:child_process";
import { findingsSchema, type Finding } from "./findings";

const WAIT_MS = 150;

/** Runs the check of all files in a process of its own; debounces requests, and never runs two at a time. */
export function checkRunner({
  command,
  take,
  tell,
}: {
  command: readonly string[];
  take: (findings: Finding[]) => void;
  /** Called when a check begins and when it has ended. */
  tell: (isRunning: boolean) => void;
}) {
  let timer: NodeJS.Timeout | undefined;
  let running: ChildProcess | undefined;
  let isWanted = false;
  let isOver = false;

  function run() {
    if (isOver) return;
    if (running) {
      isWanted = true;
      return;
    }
    const [program = "", ...args] = command;
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
    running = child;
    tell(true);
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.once("error", (error) => process.stderr.write(`${error.message}\n`));
    child.once("close", () => {
      running = undefined;
      tell(false);
      const findings = read(output);
      if (findings && !isOver) take(findings);
      if (isWanted) {
        isWanted = false;
        run();
      }
    });
  }
  return {
    ask() {
      clearTimeout(timer);
      timer = setTimeout(run, WAIT_MS);
    },
    end() {
      isOver = true;
      clearTimeout(timer);
      running?.kill();
    },
  };
}

/** Null when the check failed: earlier findings then stand until the next one. */
function read(output: string): Finding[] | null {
  try {
    return findingsSchema.parse(JSON.parse(output));
  } catch {
    return null;
  }
}
