import { readFileSync } from "node:fs";
import { inProject } from "../../scripts/lib/project.mjs";

const ASSIGNMENT = "window.__remixManifest=";

/** Reads from the build its version, and its routes by id. */
export function readBuild() {
  const version = readFileSync(inProject("build/version.txt"), "utf8").trim();
  const script = readFileSync(inProject(`public/build/manifest-${version.toUpperCase()}.js`), "utf8").trim();
  const { routes } = JSON.parse(script.slice(ASSIGNMENT.length).replace(/;$/, ""));
  return { version, routes };
}

/**
 * Finds the route pattern of an address. Addresses can be invented by strangers and name people's missions; there are
 * only as many patterns as routes.
 */
export function patternFinder(routes) {
  const patterns = Object.values(routes)
    .filter(({ path, index }) => path !== undefined || index)
    .map((route) => `/${segmentsOf(route, routes).join("/")}`);
  const fixed = new Set(patterns.filter((pattern) => !isDynamic(pattern)));
  const dynamic = patterns
    .filter(isDynamic)
    .sort((one, other) => rank(one) - rank(other))
    .map((pattern) => ({ pattern, matches: matcherOf(pattern) }));
  return (pathname) => {
    const path = pathname.length > 1 ? pathname.replace(/\/+$/, "").toLowerCase() || "/" : pathname;
    if (fixed.has(path)) return path;
    return dynamic.find(({ matches }) => matches.test(path))?.pattern ?? "none";
  };
}

function segmentsOf({ path, parentId }, routes) {
  const parent = routes[parentId];
  const own = path ? path.split("/").filter(Boolean) : [];
  return [...(parent ? segmentsOf(parent, routes) : []), ...own];
}

const isDynamic = (pattern) => /\/[:*]/.test(pattern);
const rank = (pattern) => (pattern.endsWith("*") ? 100 : 0) + pattern.split("/:").length;

const matcherOf = (pattern) =>
  new RegExp(
    `^${pattern
      .toLowerCase()
      .split("/")
      .map((segment) => (segment === "*" ? ".*" : segment.startsWith(":") ? "[^/]+" : escape(segment)))
      .join("/")}$`,
  );

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
