import { createRequire } from "node:module";
import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

// The server's copies of the modules; the browser's are others, and not patched.
const load = createRequire(import.meta.url);
const { matchRoutes }: typeof import("@remix-run/router") = load("@remix-run/router");
const { RemixServer }: { RemixServer: FunctionComponent<{ context: object; url: string }> } = load("@remix-run/react");
const { createStaticRouter }: typeof import("react-router-dom/server") = load("react-router-dom/server");
const serverRoutes: { createServerRoutes: (...args: unknown[]) => unknown } = load(
  "../../node_modules/@remix-run/react/dist/routes.js",
);

afterEach(() => vi.restoreAllMocks());

test("routes are sorted and their patterns compiled once", () => {
  const read = vi.fn();
  const watched = (path: string) => ({
    get path() {
      read();
      return path;
    },
  });
  const routes = [watched("/mission/:slug"), watched("/home"), watched("*")];
  const pathOf = (address: string) => matchRoutes(routes, address)?.[0]?.params;
  expect([pathOf("/mission/a-1"), pathOf("/home"), pathOf("/else")]).toEqual([{ slug: "a-1" }, {}, { "*": "else" }]);
  read.mockClear();
  const compile = vi.spyOn(globalThis, "RegExp");
  expect([pathOf("/mission/b-2"), pathOf("/home"), pathOf("/more")]).toEqual([{ slug: "b-2" }, {}, { "*": "more" }]);
  expect(read).not.toHaveBeenCalled();
  expect(compile).not.toHaveBeenCalled();
});

test("the routes of a build are made once, not for each page", () => {
  const make = vi.spyOn(serverRoutes, "createServerRoutes");
  const route = {
    id: "root",
    path: "",
    hasLoader: false,
    hasAction: false,
    hasErrorBoundary: false,
    module: "/root.js",
  };
  const location = { pathname: "/", search: "", hash: "", state: null, key: "default" };
  const context = {
    manifest: { version: "1", url: "", entry: { module: "", imports: [] }, routes: { root: route } },
    routeModules: { root: { default: () => createElement("p", null, "page") } },
    future: {},
    isSpaMode: false,
    serverHandoffString: "",
    staticHandlerContext: {
      basename: "/",
      location,
      matches: [{ params: {}, pathname: "/", pathnameBase: "/", route: { id: "root", path: "" } }],
      loaderData: {},
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    },
  };
  const render = () => renderToString(createElement(RemixServer, { context, url: "http://localhost/" }));
  expect([render(), render()].map((page) => page.includes("page"))).toEqual([true, true]);
  expect(make).toHaveBeenCalledTimes(1);
});

test("the router that renders a page takes up the routes of the one before", () => {
  const routes = [{ id: "root", path: "/", children: [{ id: "home", path: "home" }] }];
  const location = { pathname: "/", search: "", hash: "", state: null, key: "default" };
  const made = () =>
    createStaticRouter(routes, {
      basename: "/",
      location,
      matches: [],
      loaderData: {},
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    }).routes;
  expect(made()).toHaveLength(1);
  expect(made()).toBe(made());
});
