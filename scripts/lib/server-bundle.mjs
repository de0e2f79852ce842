import { rmSync } from "node:fs";
import { inProject, root } from "./project.mjs";

/** Where `npm start` finds remix-serve and the app, each with the packages they need. */
export const BUNDLE = "build/server";

/** They compile changed content or are the embedded database, with files of their own beside the code. */
const LEFT_OUT = ["@electric-sql/pglite", "esbuild", "mdx-bundler", "mdx-bundler/*", "remark-gfm"];

const DEVELOPMENT_ONLY = inProject("scripts/lib/serve/development-only.mjs");

/**
 * Puts remix-serve, the app that Remix has built and their packages into a few files: opening and linking 680 of them took
 * half the CPU of a start. What the app imports when it is needed stays in files of its own.
 * @returns {Promise<{ ok: true } | { ok: false, output: string }>}
 */
export async function bundleServer() {
  // Only now: on a fresh clone the packages have just been installed.
  const { build, formatMessages } = await import("esbuild");
  rmSync(inProject(BUNDLE), { recursive: true, force: true });
  try {
    await build({
      absWorkingDir: root,
      entryPoints: { serve: "node_modules/@remix-run/serve/dist/cli.js", index: "build/index.js" },
      outdir: BUNDLE,
      bundle: true,
      // One copy of what both need.
      splitting: true,
      format: "esm",
      platform: "node",
      target: "node20",
      external: LEFT_OUT,
      alias: { chokidar: DEVELOPMENT_ONLY, morgan: DEVELOPMENT_ONLY, "source-map-support": DEVELOPMENT_ONLY },
      define: { "process.env.NODE_ENV": '"production"' },
      // Without the branches for development; names and lines stay, so that stack traces can be read.
      minifySyntax: true,
      legalComments: "none",
      // CommonJS packages ask for Node's own modules by `require`, which modules have not got.
      banner: {
        js: 'import { createRequire as createRequireHere } from "node:module";\nconst require = createRequireHere(import.meta.url);',
      },
      logLevel: "silent",
    });
    return { ok: true };
  } catch (error) {
    const output = error.errors ? (await formatMessages(error.errors, { kind: "error" })).join("") : `${error.stack}\n`;
    return { ok: false, output };
  }
}
