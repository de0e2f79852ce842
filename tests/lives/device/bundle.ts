import vm from "node:vm";
import { build } from "esbuild";

async function bundle(): Promise<vm.Script> {
  const { outputFiles } = await build({
    entryPoints: ["tests/lives/device/page.ts"],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "page",
    platform: "browser",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  return new vm.Script(outputFiles[0]?.text ?? "", { filename: "page.js" });
}

let bundled: Promise<vm.Script> | null = null;

/** The client's modules in one script that makes them the global `page`, for each tab to run anew; made once. */
export const bundlePage = (): Promise<vm.Script> => (bundled ??= bundle());
