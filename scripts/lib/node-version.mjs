// Syntax that Node 14 still parses, and no static imports: see scripts/start.mjs.

/** Whether package.json's engines allow it. */
export function isSupportedNode(version) {
  return Number(version.split(".")[0]) >= 20;
}

/**
 * Loads a module and calls its `main`, which resolves to the exit code, unless this Node is too old for it.
 * `isOfProject`: a command for developers of the project, missing in an image, which holds only the server and the
 * commands of `scripts/lib/commands.mjs`.
 */
export async function runOnSupportedNode(load, isOfProject) {
  const { node } = process.versions;
  if (!isSupportedNode(node)) {
    console.error("Dieses Projekt braucht Node.js 20 oder neuer (hier läuft " + node + "): https://nodejs.org");
    process.exit(1);
  }
  if (isOfProject && process.env.COMPILED_COMMANDS === "1") {
    console.error(
      "Diesen Befehl gibt es nur im Projekt selbst, nicht in einem Container: Ruf ihn dort auf, wo der Quelltext liegt.",
    );
    process.exit(1);
  }
  const { endWithNpm } = await import("./npm-parent.mjs");
  const { endWhereRefused, outliveReaders } = await import("./refused-by-system.mjs");
  endWithNpm();
  outliveReaders();
  const script = await load();
  process.exit(await script.main(process.argv.slice(2), process.env).catch(endWhereRefused));
}
