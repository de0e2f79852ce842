import { build } from "esbuild";
import { beforeAll, expect, test } from "vitest";

let framework: string;
let modules: string[];

/** What the app's screens take of Remix, as it reaches a browser. */
beforeAll(async () => {
  const taken = "RemixBrowser, Form, Outlet, useFetcher, useLoaderData, useMatches, useRouteLoaderData, useSubmit";
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export { ${taken} } from "@remix-run/react";`, resolveDir: process.cwd() },
    external: ["react", "react-dom"],
    define: { "process.env.NODE_ENV": '"production"' },
    bundle: true,
    minify: true,
    format: "esm",
    mainFields: ["browser", "module", "main"],
    write: false,
    metafile: true,
  });
  framework = outputFiles.map(({ text }) => text).join("");
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  modules = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file);
});

test("no browser gets the decoder of single fetch, which is off", () => {
  expect(modules.filter((file) => /remix-run.react.dist/.test(file)).length).toBeGreaterThan(5);
  expect(modules.filter((file) => /turbo-stream|single-fetch/.test(file))).toEqual([]);
});

test("no browser gets what reads deferred answers, as none is deferred", () => {
  expect(framework).not.toContain("__deferred_promise");
});

test("no browser gets what loads pages in advance, as links never ask for it", () => {
  expect(framework).not.toContain("modulepreload");
});
