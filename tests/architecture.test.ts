import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

/** Folder of app/ → folders it may import. What is not listed stands at the top and may import anything. */
const MAY_IMPORT: Record<string, string[]> = {
  domain: ["domain"],
  ui: ["ui", "domain", "content"],
  content: ["content", "domain", "env", "operator-error"],
  db: ["db", "domain", "env", "operator-error", "data-dir"],
  backup: ["backup", "db", "domain", "env", "operator-error"],
  mail: ["mail", "domain", "env", "log", "data-dir"],
  folder: ["folder", "content", "db", "domain"],
  http: ["http", "domain", "env", "log"],
  payments: ["payments", "content", "db", "mail", "http", "domain", "env", "log"],
  auth: ["auth", "content", "db", "mail", "http", "domain", "env", "log", "operator-error", "data-dir"],
  account: ["account", "content", "db", "mail", "http", "domain", "env", "log"],
  request: ["request", "auth", "db", "http", "domain", "env", "log"],
};

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => join("app", file));

/** The folder (or top file) of app/ that each import of ours leads to. */
function imports(file: string): { line: string; area: string }[] {
  const lines = readFileSync(file, "utf8").match(/^(?:import|export)[^;]*? from "[~.][^"]*"/gms) ?? [];
  return lines.map((line) => {
    const target = /from "([^"]*)"/.exec(line)?.[1] ?? "";
    const path = target.startsWith("~/") ? target.slice(2) : relative("app", join(dirname(file), target));
    return { line, area: path.split("/")[0]?.replace(/\.server$/, "") ?? "" };
  });
}

test.each(Object.keys(MAY_IMPORT))("%s imports only what it may", (area) => {
  const wrong = files
    .filter((file) => file.startsWith(join("app", area, "/")))
    .flatMap((file) =>
      imports(file)
        .filter((found) => !MAY_IMPORT[area]?.includes(found.area))
        .map(({ line }) => [file, line]),
    );
  expect(wrong).toEqual([]);
});

test("nobody imports a route", () => {
  const outside = files.filter((file) => !file.startsWith(join("app", "routes")));
  expect(outside.filter((file) => imports(file).some(({ area }) => area === "routes"))).toEqual([]);
});

test("ui and domain never import server code", () => {
  const wrong = files
    .filter((file) => /^app\/(ui|domain)\//.test(file))
    .filter((file) => imports(file).some(({ line }) => line.includes(".server") && !line.startsWith("import type")));
  expect(wrong).toEqual([]);
});

test("every action goes through the one wrapper", () => {
  const routes = files.filter((file) => file.startsWith(join("app", "routes")));
  const actions = routes.filter((file) =>
    /export (const|async function|function) action\b/.test(readFileSync(file, "utf8")),
  );
  expect(actions.length).toBeGreaterThan(5);
  const bare = actions.filter((file) => !/export const action = mutation\(/.test(readFileSync(file, "utf8")));
  expect(bare).toEqual([]);
});

test("every transaction begins where failures are repeated and the order of locks stands", () => {
  // A backup or a restore is alone with the embedded database.
  const served = files.filter((file) => !file.startsWith(join("app", "backup")));
  const beginning = served.filter((file) => /\.transaction\(/.test(readFileSync(file, "utf8")));
  expect(beginning).toEqual([join("app", "db", "transaction.ts")]);
});

test("the product's name stands in the content alone", () => {
  expect(files.filter((file) => readFileSync(file, "utf8").includes("Startklar"))).toEqual([]);
});
