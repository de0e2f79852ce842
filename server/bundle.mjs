import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { withEsbuild } from "../scripts/lib/esbuild.mjs";
import { inProject, root } from "../scripts/lib/project.mjs";
import { inAscii } from "./ascii.mjs";

/** Folder of the bundled remix-serve and app, each with the packages they need. */
export const BUNDLE = "build/server";

// Imported only when needed, these stay in node_modules, where a build does not take them from a running server: the
// embedded database and its folder's lock (they have files beside their code), what parses and compiles changed
// content, mail, login, files of templates and of paper; undici never. A CommonJS package that is imported later and bundled
// would lose its names.
export const LEFT_OUT = [
  "@electric-sql/pglite",
  "docx",
  "esbuild",
  "fflate",
  "fs-native-extensions",
  "gray-matter",
  "hast-util-from-html",
  "hucre/xlsx",
  "mdx-bundler",
  "mdx-bundler/*",
  "remark-gfm",
  "nodemailer",
  "nodemailer/lib/shared",
  "nodemailer/lib/smtp-connection",
  "openai",
  "pdfkit",
  "remix-auth",
  "remix-auth-totp",
  "stripe",
  "undici",
  "yaml",
];

const UNUSED = inProject("server/unused.mjs");
const STATIC = inProject("server/bundled-static.cjs");

// Opening and linking the 680 files of remix-serve, the app and their packages took half the CPU of a start.
export const bundleServer = () =>
  withEsbuild(async (build) => {
    rmSync(inProject(BUNDLE), { recursive: true, force: true });
    const { importModule } = await import("../scripts/lib/app-module.mjs");
    const { currentRenderer } = await importModule("app/content/cache/renderer.server.ts", "renderer");
    await build({
      absWorkingDir: root,
      entryPoints: { serve: "node_modules/@remix-run/serve/dist/cli.js", index: "build/index.js" },
      outdir: BUNDLE,
      bundle: true,
      // Shares one copy of common modules.
      splitting: true,
      format: "esm",
      platform: "node",
      target: "node22",
      external: LEFT_OUT,
      alias: {
        "body-parser": UNUSED,
        chokidar: UNUSED,
        morgan: UNUSED,
        "serve-static": STATIC,
        "source-map-support": UNUSED,
      },
      define: {
        "process.env.NODE_ENV": '"production"',
        "globalThis.bundledRenderer": JSON.stringify(await currentRenderer()),
      },
      // Removes branches for development; names and lines stay, so that stack traces can be read.
      minifySyntax: true,
      legalComments: "none",
      // CommonJS packages ask for Node's own modules by `require`, which modules have not got.
      banner: {
        js: 'import { createRequire as createRequireHere } from "node:module";\nconst require = createRequireHere(import.meta.url);',
      },
      logLevel: "silent",
    });
    // The bundler escapes strings, not patterns and comments: 60 lines made 4 MB of source 8 MB of memory.
    for (const name of readdirSync(inProject(BUNDLE))) {
      const file = inProject(BUNDLE, name);
      writeFileSync(file, inAscii(readFileSync(file, "utf8")));
    }
  });
