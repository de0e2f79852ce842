import { readFileSync } from "node:fs";
import { matchRoutes } from "@remix-run/react";
import * as z from "zod";

const manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({
      id: z.string(),
      path: z.string().optional(),
      index: z.boolean().optional(),
      hasLoader: z.boolean(),
      hasAction: z.boolean(),
    }),
  ),
});

/** A route of the build; its id is the name of its file or folder. */
export interface Route {
  id: string;
  /** From the root, its parameters unfilled: "/mission/:missionId". */
  path: string;
  hasLoader: boolean;
  hasAction: boolean;
}

/** The routes that the server under test has, from the manifest that its build names. */
export function readRoutes(): readonly Route[] {
  const file = /\/build\/(manifest-\w+\.js)/.exec(readFileSync("build/server/index.js", "utf8"))?.[1];
  const script = readFileSync(`public/build/${file ?? ""}`, "utf8");
  const { routes } = manifest.parse(JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1)));
  return Object.values(routes).flatMap(({ id, path, index, hasLoader, hasAction }) =>
    path !== undefined || index
      ? [{ id: id.replace("routes/", ""), path: `/${path ?? ""}`, hasLoader, hasAction }]
      : [],
  );
}

/** The route that answers at an address. */
export const routeAt = (routes: readonly Route[], pathname: string): string | undefined =>
  matchRoutes(
    // What every page stands in answers at no address of its own.
    routes.filter(({ id }) => id !== "root"),
    pathname,
  )?.at(-1)?.route.id;
