import vm from "node:vm";
import { build } from "esbuild";

/** The client's modules in one script that makes them the global `page`, for each tab to run anew. */
export async function bundlePage(): Promise<vm.Script> {
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
