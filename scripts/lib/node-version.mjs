// Syntax that Node 14 still parses, and no imports: see scripts/start.mjs.

/** The oldest major that package.json's engines allow. */
var OLDEST_NODE = 20;

export function isSupportedNode(version) {
  return Number(version.split(".")[0]) >= OLDEST_NODE;
}

/** Loads a script's module and calls its `main`, which resolves to the exit code, unless this Node is too old for it. */
export function runOnSupportedNode(load) {
  if (!isSupportedNode(process.versions.node)) {
    console.error(
      "Dieses Projekt braucht Node.js " +
        OLDEST_NODE +
        " oder neuer (hier läuft " +
        process.versions.node +
        "): https://nodejs.org",
    );
    process.exitCode = 1;
    return;
  }
  load()
    .then(function (script) {
      return script.main(process.argv.slice(2), process.env);
    })
    .then(function (code) {
      process.exit(code);
    });
}
