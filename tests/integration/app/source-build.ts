/// <reference types="vite/types/importMeta.d.ts" />
import type { ServerBuild } from "@remix-run/node";
import { flatRoutes } from "@remix-run/dev/dist/config/flat-routes.js";
import * as entry from "~/process/render.server";
import config from "../../../remix.config.js";

/** The modules of all routes, by their path below app/. */
const modules = import.meta.glob<ServerBuild["routes"][string]["module"]>([
  "/app/root.tsx",
  "/app/routes/**/*.{ts,tsx}",
]);

const VERSION = "source";

const NO_FLAGS = {
  v3_fetcherPersist: false,
  v3_relativeSplatPath: false,
  v3_throwAbortReason: false,
  v3_lazyRouteDiscovery: false,
  v3_singleFetch: false,
};

/**
 * Replaces the compiler's server build by one made from the sources: routes by the framework's own convention, and a
 * manifest whose scripts are never loaded.
 */
export async function buildFromSource(): Promise<ServerBuild> {
  const manifest = [
    { id: "root", path: "", file: "root.tsx" },
    ...Object.values(flatRoutes("app", config.ignoredRouteFiles)).map((route) => ({ parentId: "root", ...route })),
  ];
  const routes: ServerBuild["routes"] = {};
  for (const route of manifest) {
    const load = modules[`/app/${route.file}`];
    if (!load) throw new Error(`no module ${route.file}`);
    routes[route.id] = { ...route, module: await load() };
  }
  const scripts = Object.values(routes).map(({ id, parentId, path, index, caseSensitive, module }) => ({
    id,
    parentId,
    path,
    index,
    caseSensitive,
    hasAction: "action" in module,
    hasLoader: "loader" in module,
    hasErrorBoundary: "ErrorBoundary" in module,
    hasClientAction: false,
    hasClientLoader: false,
    module: `/build/${id}.js`,
    imports: [],
  }));
  return {
    mode: "production",
    entry: { module: { ...entry, handleDataRequest: entry.handleData(VERSION) } },
    routes,
    assets: {
      version: VERSION,
      url: "/build/manifest-SOURCE.js",
      entry: { module: "/build/entry.client.js", imports: [] },
      routes: Object.fromEntries(scripts.map((script) => [script.id, script])),
    },
    publicPath: "/build/",
    assetsBuildDirectory: "public/build",
    future: { ...NO_FLAGS, ...config.future },
    isSpaMode: false,
  };
}
