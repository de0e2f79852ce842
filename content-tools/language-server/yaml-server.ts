import { spawn } from "node:child_process";
import { StreamMessageReader, StreamMessageWriter } from "vscode-jsonrpc/node.js";
import { readMessage, type Wired } from "./wire";

const RESTARTS = 5;

/** Runs yaml-language-server as a process of its own; restarts it a few times if it ends unexpectedly. */
export function yamlServer({
  command,
  take,
  begin,
}: {
  command: readonly string[];
  take: (message: Wired) => void;
  /** Called after each restart. */
  begin: () => void;
}) {
  let starts = 0;
  let isOver = false;
  let writer = start();

  function start() {
    const [program = "", ...args] = command;
    const child = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
    const current = new StreamMessageWriter(child.stdin);
    // Writing to a process that is gone fails; „close“ below handles its end.
    child.stdin.on("error", () => undefined);
    current.onError(() => undefined);
    new StreamMessageReader(child.stdout).listen((data) => {
      const message = readMessage(data);
      if (message) take(message);
    });
    child.once("close", () => {
      current.dispose();
      if (isOver) return;
      if (starts++ >= RESTARTS) {
        process.stderr.write("yaml-language-server ended too often.\n");
        process.exit(1);
      }
      writer = start();
      begin();
    });
    return current;
  }
  return {
    send: (message: Wired) => void writer.write(message).catch(() => undefined),
    /** Expects the end of the process, so that it is not restarted. */
    end: () => void (isOver = true),
  };
}
