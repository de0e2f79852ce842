// Syntax that Node 14 still parses, and no static imports: see scripts/start.mjs.

/** Whether the app and its tools run on this Node; `older` is what is said otherwise. */
export function canRun(version) {
  return isAtLeast(version, 22, 12);
}

/** Whether this Node, older or not, can fetch a newer one and go on with it: package.json's engines. */
export function canStart(version) {
  return isAtLeast(version, 20, 0);
}

function isAtLeast(version, major, minor) {
  const [ofMajor, ofMinor] = version.split(".").map(Number);
  return ofMajor > major || (ofMajor === major && ofMinor >= minor);
}

/**
 * Loads a module and calls its `main`, which resolves to the exit code, or to nothing where the process ends by itself.
 * An older Node goes on as a newer one, or ends with a sentence that says what to install.
 * `isOfProject`: a command for developers of the project, missing in an image, which holds only the server and the
 * commands of `scripts/lib/commands.mjs`.
 */
export async function runOnSupportedNode(load, isOfProject, node = process.versions.node) {
  if (!canStart(node)) {
    console.error("Dieses Projekt braucht Node.js 24 (hier läuft " + node + "): https://nodejs.org");
    process.exit(1);
  }
  if (isOfProject && process.env.COMPILED_COMMANDS === "1") {
    console.error(
      "Diesen Befehl gibt es nur im Projekt selbst, nicht in einem Container: Ruf ihn dort auf, wo der Quelltext liegt.",
    );
    process.exit(1);
  }
  const { endWithNpm, endWithLauncher } = await import("./npm-parent.mjs");
  const { endWhereRefused, outliveReaders } = await import("./refused-by-system.mjs");
  endWithNpm();
  endWithLauncher();
  outliveReaders();
  if (!canRun(node)) {
    const { goOnWithNewerNode } = await import("./newer-node.mjs");
    process.exit(await goOnWithNewerNode(node, process.env).catch(endWhereRefused));
  }
  const script = await load();
  const code = await script.main(process.argv.slice(2), process.env).catch(endWhereRefused);
  if (code !== undefined) process.exit(code);
}
