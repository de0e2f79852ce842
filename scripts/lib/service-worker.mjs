import { withEsbuild } from "./esbuild.mjs";
import { root } from "./project.mjs";

/** Public file of the service worker; built from app/service-worker. */
export const SERVICE_WORKER = "public/sw.js";

/** Builds deterministically: browsers take a worker whose bytes differ for a new one. */
export const buildServiceWorker = (folder = root) =>
  withEsbuild((build) =>
    build({
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
    }),
  );
