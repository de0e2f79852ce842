import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { MAY_IMPORT, TOOLS_MAY_IMPORT } from "./may-import.js";
import { ambiguousNames } from "./exported-names";
import { circlesAmong, FILES, importsOf, readModule, resolveImport } from "./modules";
import { calledFromOutside, namedArguments } from "./named-arguments";
import { actionOf } from "./route-actions";

const modules = new Map(FILES.map((file) => [file, readModule(file)]));
const imports = new Map([...modules].map(([file, module]) => [file, importsOf(module)]));
const importsIn = (folder: string) => [...imports].filter(([file]) => file.startsWith(join("app", folder, "/")));

/** The path in the project that an import leads to, without its ending; null for a package. */
function pathOf(specifier: string, file: string): string | null {
  if (!/^[~.]/.test(specifier)) return null;
  return specifier.startsWith("~/") ? join("app", specifier.slice(2)) : join(dirname(file), specifier);
}

/** The folder (or top file) of app/ that an import leads to; null for a package. */
function areaOf(specifier: string, file: string): string | null {
  const path = pathOf(specifier, file);
  return path === null
    ? null
    : (relative("app", path)
        .split("/")[0]
        ?.replace(/\.server$/, "") ?? null);
}

test.each(Object.entries(MAY_IMPORT))("%s imports only what it may", (folder, allowed) => {
  const ours = importsIn(folder);
  expect(ours.length).toBeGreaterThan(0);
  const wrong = ours.flatMap(([file, found]) =>
    found
      .map(({ specifier, text }) => ({ file, text, area: areaOf(specifier, file) }))
      .filter(({ area }) => area !== null && !allowed.includes(area)),
  );
  expect(wrong).toEqual([]);
});

test("content's tools, a package beside the app, use what content may, and the app uses nothing outside itself", () => {
  const leading = (folder: string) =>
    [...imports]
      .filter(([file]) => file.startsWith(join(folder, "/")))
      .flatMap(([file, found]) =>
        found.flatMap(({ specifier, text }) => ({ file, text, path: pathOf(specifier, file) ?? folder })),
      );
  const tools = leading("content-tools");
  const allowed = ["content-tools", ...TOOLS_MAY_IMPORT.map((area) => join("app", area))];
  expect(tools.length).toBeGreaterThan(100);
  expect(tools.filter(({ path }) => !allowed.some((place) => join(path, "/").startsWith(join(place, "/"))))).toEqual(
    [],
  );
  expect(leading("app").filter(({ path }) => !join(path, "/").startsWith(join("app", "/")))).toEqual([]);
});

test("nobody imports a route", () => {
  const outside = [...imports].filter(([file]) => !file.startsWith(join("app", "routes")));
  const wrong = outside.filter(([file, found]) => found.some(({ specifier }) => areaOf(specifier, file) === "routes"));
  expect(wrong).toEqual([]);
});

test("ui and domain never import server code", () => {
  const wrong = [...importsIn("ui"), ...importsIn("domain")].flatMap(([file, found]) =>
    found.filter(({ specifier, isType }) => /\.server$/.test(specifier) && !isType).map(({ text }) => [file, text]),
  );
  expect(wrong).toEqual([]);
});

test("no screen brings the library of the schemas into the browser", () => {
  // One constant from a file with a schema brings the whole library: nearly as much as a screen may load.
  const reaches = (file: string, way: readonly string[]): string[][] =>
    (imports.get(file) ?? [])
      .filter(({ isType }) => !isType)
      .flatMap(({ specifier }) => {
        if (specifier === "zod") return [[...way, file]];
        const target = resolveImport(specifier, file);
        const isServer = target === null || /\.server\.tsx?$/.test(target) || !modules.has(target);
        return isServer || way.includes(target) ? [] : reaches(target, [...way, file]);
      });
  const screens = FILES.filter((file) => file.startsWith(join("app", "ui")));
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.flatMap((file) => reaches(file, []))).toEqual([]);
});

/** Most modules that lie side by side, without their tests; a noun of domain or db that has more is two nouns. */
const MOST = { elsewhere: 30, ofANoun: 20 };

test("no folder is a drawer", () => {
  const count = new Map<string, number>();
  for (const folder of FILES.map((file) => dirname(file))) count.set(folder, (count.get(folder) ?? 0) + 1);
  const isNoun = (folder: string) => /^app\/(domain|db)\//.test(folder);
  const most = (folder: string) => (isNoun(folder) ? MOST.ofANoun : MOST.elsewhere);
  // Routes lie flat, as the framework reads them.
  const drawers = [...count].filter(([folder, size]) => folder !== join("app", "routes") && size > most(folder));
  expect(count.size).toBeGreaterThan(100);
  expect(drawers).toEqual([]);
});

test("a comment begins with its subject", () => {
  const riddle = /^\s*(?:\/\*\*?|\/\/) (?:What|Who|Whose|Whoever|Nobody|Somebody|Of|By) [^]*?$/gm;
  const riddles = FILES.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(riddle)].map(([line]) => [file, line]),
  );
  expect(riddles).toEqual([]);
});

test("no module imports itself by way of others, not even a type", () => {
  const graph = new Map(
    [...imports].map(([file, found]) => [
      file,
      found.flatMap(({ specifier }) => resolveImport(specifier, file) ?? []).filter((target) => modules.has(target)),
    ]),
  );
  expect([...graph.values()].flat().length).toBeGreaterThan(FILES.length);
  expect(circlesAmong(graph)).toEqual([]);
});

test("an exported name of the app means one thing", () => {
  const app = new Map([...modules].filter(([file]) => file.startsWith(join("app", "/")) && !isEntry(file)));
  expect(app.size).toBeGreaterThan(800);
  expect(ambiguousNames(app)).toEqual({});
});

/** Routes export the names that Remix looks for, and each command its `main`. */
const isEntry = (file: string) => /^app\/routes\/|^app\/(?:root|entry)\b|-cli\.server\.ts$/.test(file);

test("no function that another room calls asks for more than five named arguments", () => {
  const functions = [...modules].flatMap(([file, module]) =>
    [...namedArguments(module)].map(([name, asked]) => ({ file, name, asked })),
  );
  expect(functions.length).toBeGreaterThan(1_000);
  expect(
    calledFromOutside(
      functions.filter(({ asked }) => asked > 5),
      modules,
    ),
  ).toEqual([]);
});

test("every action goes through the one wrapper", () => {
  const routes = [...modules].filter(([file]) => file.startsWith(join("app", "routes")));
  const actions = routes.map(([file, module]) => ({ file, action: actionOf(module) }));
  expect(actions.filter(({ action }) => action === "wrapped").length).toBeGreaterThan(5);
  expect(actions.filter(({ action }) => action === "bare")).toEqual([]);
});

test("the wrapper is the app's own", () => {
  const users = [...modules].filter(([, module]) => actionOf(module) === "wrapped").map(([file]) => file);
  const wrong = users.filter((file) => {
    const from = imports.get(file)?.find(({ text }) => /^import .*\bmutation\b/s.test(text));
    return !from || !/\/mutation\.server$/.test(from.specifier);
  });
  expect(wrong).toEqual([]);
});

test("every transaction begins where failures are repeated and the order of locks stands", () => {
  // app/backup is left out: a backup or a restore is alone with the embedded database.
  const served = FILES.filter((file) => !file.startsWith(join("app", "backup")));
  const beginning = served.filter((file) => /\.transaction\(/.test(readFileSync(file, "utf8")));
  expect(beginning).toEqual([join("app", "db", "connection", "transaction.ts")]);
});

test("the product's name stands in the content alone", () => {
  expect(FILES.filter((file) => readFileSync(file, "utf8").includes("Startklar"))).toEqual([]);
});

/** Packages and modules of Node that open connections. */
const REACHES_OUT = /^(?:nodemailer(?:\/.*)?|openai|stripe|undici|(?:node:)?(?:https?2?|net|tls|dgram|dns)(?:\/.*)?)$/;
/** Node's own `fetch`, called or read from globalThis. */
const FETCH = /\bglobalThis\.fetch\b|(?<![\w.])fetch\(/;

/**
 * Modules that can ask another server → the file whose calls pass `outside()`, which leaves the request's slot first;
 * null when no request waits for the answer.
 */
const ASKS: Record<string, string | null> = {
  "app/coach/model/vendor.server.ts": "app/coach/model/vendor.server.ts",
  "app/coach/model/native-fetch.ts": "app/coach/model/vendor.server.ts",
  "app/mail/outbox.server.ts": "app/mail/deliver.server.ts",
  "app/mail/smtp/ask.server.ts": "app/mail/deliver.server.ts",
  "app/mail/smtp/smtp-mailer.server.ts": "app/mail/deliver.server.ts",
  "app/payments/stripe/client.server.ts": "app/payments/stripe/http.server.ts",
  "app/push/fetch-json.server.ts": "app/push/fetch-json.server.ts",
  // At a start: probes the database's address after a failed connection.
  "app/db/connection/start/who-answers.server.ts": null,
  // `npm run content:links`: no request waits for it.
  "content-tools/links/fetch-page.ts": null,
};

test("whoever outside is asked for an answer is asked without a place", () => {
  const asking = [...modules].filter(([file, module]) => {
    if (/^app\/(?:ui|service-worker)\//.test(file)) return false;
    // `isIP` opens no connection: it only tests a text.
    const reaches = (imports.get(file) ?? []).some(
      ({ specifier, isType, text }) => !isType && REACHES_OUT.test(specifier) && !/^import \{ isIP \}/.test(text),
    );
    return reaches || FETCH.test(module.text.replace(/^\s*\/\*[^]*?\*\/|\/\/.*$/gm, ""));
  });
  expect(asking.map(([file]) => file).sort()).toEqual(Object.keys(ASKS).sort());
  for (const file of Object.values(ASKS)) {
    if (file !== null) expect(modules.get(file)?.text, file).toMatch(/\boutside\("\w+", (?:async )?\(\) =>/);
  }
});

test("mails go out by one function alone, which passes it", () => {
  const takers = [...imports].filter(([, found]) =>
    found.some(({ specifier, isType }) => !isType && /mail\/outbox\.server$|mailer\.server$/.test(specifier)),
  );
  // compose.server.ts makes the mailer of this process.
  expect(takers.map(([file]) => file)).toEqual(["app/process/compose.server.ts"]);
});
