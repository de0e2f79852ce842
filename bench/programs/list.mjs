import { join } from "node:path";
import { inProject, root } from "../../scripts/lib/project.mjs";
import { serverArguments, serverEnvironment } from "../../server/process.mjs";

/** The app as `npm start` serves it, on PostgreSQL with `databaseUrl`, else on PGlite in `dataDir`. */
export const app = ({ env, dataDir, databaseUrl }) => ({
  args: serverArguments(),
  cwd: root,
  env: {
    ...serverEnvironment(env),
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    // More than the load's connections: what is measured is pages, none of which may be refused.
    MAX_IN_PROGRESS: "64",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl, SESSION_SECRET: "ab".repeat(32) } : {}),
  },
});

export const bare = ({ env, tree, selects = 0, databaseUrl = "", dataDir = "" }) => ({
  args: [inProject("bench/programs/bare/server.mjs")],
  cwd: root,
  env: {
    ...env,
    TREE: tree,
    SELECTS: String(selects),
    DATABASE_URL: databaseUrl,
    PGLITE_FOLDER: join(dataDir, "pg"),
  },
});

const FLOOR = inProject("bench/programs/remix-floor");
const FLOOR_BUILD = inProject(".cache/bench/remix-floor/build/index.js");

/** A Remix app of one page with about `elements` elements. */
export const floor = ({ env, elements }) => ({
  args: [inProject("node_modules/@remix-run/serve/dist/cli.js"), FLOOR_BUILD],
  // Its build names the folder of its assets relative to the project's.
  cwd: FLOOR,
  env: { ...env, ELEMENTS: String(elements) },
});

/** Builds that app; Remix finds its styles only from inside its folder. */
export const floorBuild = { args: [inProject("node_modules/@remix-run/dev/dist/cli.js"), "build"], cwd: FLOOR };
