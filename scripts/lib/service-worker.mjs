import { withEsbuild } from "./esbuild.mjs";
import { root } from "./project.mjs";

/** Where browsers find the service worker; made from app/service-worker. */
export const SERVICE_WORKER = "public/sw.js";

/** The same bytes for the same sources: browsers take a worker that differs for a new one. */
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
