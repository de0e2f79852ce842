import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { missingLines } from "./outputs/missing-lines";
import { OF_BODY } from "./outputs/of-body";
import { OF_ITEMS } from "./outputs/of-items";
import { OF_LINES } from "./outputs/of-lines";
import { OF_ANSWER, OF_WRITTEN } from "./outputs/of-written";
import { ANSWER, BODY, LINES, SAID_OF_ANSWER, SAID_OF_BODY, WRITTEN } from "./outputs/samples";

describe.each(OF_BODY)("$name", ({ read }) => {
  test("says all that an author can write", async () => {
    expect(missingLines(await read(BODY), SAID_OF_BODY)).toEqual([]);
  });
});

describe.each([...OF_LINES, ...OF_ITEMS])("$name", ({ read }) => {
  test.each(LINES)("says a title as it is: %s", async (line) => {
    expect(missingLines(await read(line), [line, line])).toEqual([]);
  });
});

describe.each(OF_WRITTEN)("$name", ({ read }) => {
  test("says what somebody has written, sign by sign", async () => {
    expect(missingLines(await read(WRITTEN.join("\n")), WRITTEN)).toEqual([]);
  });
});

describe.each(OF_ANSWER)("$name", ({ read }) => {
  test("says what a model has written", async () => {
    expect(missingLines(await read(ANSWER), SAID_OF_ANSWER)).toEqual([]);
  });
});

/** Routes whose answers show a reader no text of authors or learners, and why. */
const SAY_NOTHING: Record<string, string> = {
  "[.]well-known.apple-app-site-association": "for phones",
  "[.]well-known.assetlinks[.]json": "for phones",
  "[.]well-known.security[.]txt": "addresses",
  "api.last-active": "no words",
  "api.mail-webhook": "no words",
  "api.push-token": "no words",
  "api.stripe-webhook": "no words",
  "api.sync": "data for the app's own scripts",
  "entwicklung.ansicht": "leads on",
  "entwicklung.bausteine": "parts for whoever builds",
  "entwicklung.demo": "leads on",
  healthz: "figures",
  "l.$resourceId": "leads on",
  logout: "leads on",
  "manifest[.]webmanifest": "names for the phone's start screen, in JSON",
  "robots[.]txt": "addresses",
  "sitemap[.]xml": "addresses",
};

test("every answer without a screen is among the outputs, or says why it needs none", () => {
  const listed = [...OF_BODY, ...OF_LINES, ...OF_ITEMS, ...OF_WRITTEN, ...OF_ANSWER].flatMap(({ routes }) => routes);
  expect([...new Set([...listed, ...Object.keys(SAY_NOTHING)])].toSorted()).toEqual(routesWithoutScreen().toSorted());
});

function routesWithoutScreen(): string[] {
  const hasScreen = (path: string) => /^export default|^export \{[^}]*\bdefault\b/m.test(readFileSync(path, "utf8"));
  return readdirSync("app/routes").flatMap((name) => {
    const modules = ["", "/route.ts", "/route.tsx"].map((end) => join("app/routes", name + end));
    const module = modules.find((path) => /\.tsx?$/.test(path) && existsSync(path));
    return module && !hasScreen(module) ? [name.replace(/\.tsx?$/, "")] : [];
  });
}
