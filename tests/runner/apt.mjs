import { withProgress } from "../../scripts/lib/progress.mjs";
import { root } from "../../scripts/lib/project.mjs";
import { run } from "../../scripts/lib/run.mjs";

const apt = () => [
  ...(process.getuid?.() === 0 ? [] : ["sudo", "-n"]),
  "env",
  "DEBIAN_FRONTEND=noninteractive",
  "apt-get",
];

export const aptUpdate = (env) => show("Paketliste laden (apt-get update)", [...apt(), "update"], env);

/** Installs packages; resolves to whether that worked. */
export function aptInstall(names, env) {
  const install = [...apt(), "install", "-y", "--no-install-recommends", ...names];
  return show(`Installieren (apt-get install ${names.join(" ")})`, install, env);
}

/** Runs a command with a progress line, and prints the last lines of its output when it fails. */
export async function show(label, [command, ...args], env) {
  const work = () => run(command, args, { cwd: root, env, capture: true });
  const { code, output } = await withProgress(label, work, { env, worked: (result) => result.code === 0 });
  if (code !== 0) process.stdout.write(output.trim().split("\n").slice(-5).join("\n") + "\n");
  return code === 0;
}
