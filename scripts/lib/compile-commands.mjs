// For the image of a container, where commands cannot compile themselves: its files are not written to.
import { compileCommand } from "./app-module.mjs";

for (const [path, name] of [
  ["operator/cli.server.ts", "konto"],
  ["stripe-sync.server.ts", "stripe-sync"],
  ["worker.server.ts", "worker"],
]) {
  await compileCommand(path, name);
}
