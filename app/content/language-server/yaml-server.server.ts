import { spawn } from "node:child_process";
import { StreamMessageReader, StreamMessageWriter } from "vscode-jsonrpc/node.js";
import { readMessage, type Wired } from "./wire";

const RESTARTS = 5;

/** yaml-language-server as a process of its own; one that ends before its time is started again, a few times. */
export function yamlServer({
  command,
  take,
  begin,
}: {
  command: readonly string[];
  take: (message: Wired) => void;
  /** Called with each new process but the first. */
  begin: () => void;
}) {
  let starts = 0;
  let isOver = false;
  let writer = start();

  function start() {
    const [program = "", ...args] = command;
    const child = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
    const current = new StreamMessageWriter(child.stdin);
    // A process that is gone cannot be written to; its end is told below.
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
    /** It is about to be told to end. */
    end: () => void (isOver = true),
  };
}
