import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, sep } from "node:path";
import { inProject } from "../scripts/lib/project.mjs";
import { shell } from "./shell.mjs";

/** The addresses of the files in `folder`, as they are before the server starts. */
export function listPublicFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const path = ({ parentPath, path, name }) => relative(folder, join(parentPath ?? path, name));
  return new Set(entries.filter((entry) => entry.isFile()).map((entry) => `/${path(entry).split(sep).join("/")}`));
}

export function isForFile(files, { method, url }) {
  if (method !== "GET" && method !== "HEAD") return false;
  const end = url.indexOf("?");
  return files.has(end === -1 ? url : url.slice(0, end));
}

// remix-serve's static middleware sees requests for these files alone: it would redirect from a folder to itself with a
// slash, by an address the client wrote (`/\elsewhere.example/..`), and look on the disk for a file before each page.
export function serveOnlyFiles(files, env) {
  const isDevelopment = env.NODE_ENV === "development";
  const onlyFiles = (serveStatic) => (root, options) => {
    const serve = serveStatic(root, { ...options, index: false, redirect: false });
    return (request, response, next) => {
      const { method, originalUrl: url } = request;
      // During a roll-out the next build's files appear while this process still serves.
      if (!isForFile(files, { method, url }) && !url.startsWith("/build/")) return next();
      const restore = isDevelopment ? null : takeCompressed(files, request, response);
      return serve(request, response, (error) => {
        if (error) return error.status < 500 ? refuse(response, error) : next(error);
        // The compressed file is gone.
        if (restore?.()) return serve(request, response, next);
        return next();
      });
    };
  };
  // The bundled server asks for it (bundled-static.cjs); in development remix-serve runs as it is.
  shell.onlyFiles = onlyFiles;
  if (!isDevelopment) return;
  const express = createRequire(inProject("node_modules/@remix-run/serve/dist/cli.js"))("express");
  express.static = onlyFiles(express.static);
}

/** Plain `br` alone; Accept-Encoding with q-values is left to the server's own compression. */
const TAKES_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/i;
const TYPES = { js: "application/javascript; charset=UTF-8", css: "text/css; charset=UTF-8" };

/**
 * Turns a request for a script or stylesheet to the file that the build compressed (`scripts/lib/compress-assets.mjs`).
 * Returns a function that turns it back, or null where there is none.
 */
function takeCompressed(files, request, response) {
  const { originalUrl, url, headers } = request;
  const [, kind] = /\.(js|css)$/.exec(originalUrl) ?? [];
  if (!kind || !files.has(`${originalUrl}.br`) || !TAKES_BROTLI.test(headers["accept-encoding"] ?? "")) return null;
  request.url = `${url}.br`;
  response.setHeader("Content-Encoding", "br");
  response.setHeader("Content-Type", TYPES[kind]);
  return () => {
    request.url = url;
    response.removeHeader("Content-Encoding");
    response.removeHeader("Content-Type");
    return true;
  };
}

/** Ranges or preconditions that a file cannot meet (416, 412). Express would log a stack trace for each. */
function refuse(response, { status, headers = {} }) {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, headers).end();
}
