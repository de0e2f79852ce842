import { root } from "./project.mjs";

/** Where browsers find the service worker; made from app/service-worker. */
export const SERVICE_WORKER = "public/sw.js";

/**
 * The same bytes for the same sources: browsers take a worker that differs for a new one.
 * @returns {Promise<{ ok: true } | { ok: false, output: string }>}
 */
export async function buildServiceWorker(folder = root) {
  // Only now: on a fresh clone the packages have just been installed.
  const { build, formatMessages } = await import("esbuild");
  try {
    await build({
      absWorkingDir: folder,
      entryPoints: ["app/service-worker/worker.ts"],
      outfile: SERVICE_WORKER,
      bundle: true,
      format: "iife",
      platform: "browser",
      target: "es2022",
      minify: true,
      legalComments: "none",
      logLevel: "silent",
    });
    return { ok: true };
  } catch (error) {
    const output = error.errors ? (await formatMessages(error.errors, { kind: "error" })).join("") : `${error.stack}\n`;
    return { ok: false, output };
  }
}
