import { readFileSync } from "node:fs";
import { expect, type Page } from "playwright/test";
import { z } from "zod";
import { classesIn } from "../classes";

const schema = z.object({ sheets: z.array(z.string()), routes: z.record(z.string(), z.number()) });
const { sheets, routes } = schema.parse(JSON.parse(readFileSync("build/page-styles.json", "utf8")));
const known = sheets.map(classesIn);
const [stylesheet = ""] = /build\/_assets\/tailwind-\w+\.css/.exec(readFileSync("build/index.js", "utf8")) ?? [];
const all = classesIn(readFileSync(`public/${stylesheet}`, "utf8"));

/** Expects that the styles which a first visit gets with this screen have every rule for what stands on it. */
export async function expectItsStyles(page: Page): Promise<void> {
  const { route, given } = await page.evaluate(() => ({
    route: window.__remixRouter?.state.matches.at(-1)?.route.id ?? "root",
    given: [...document.querySelectorAll("[class]")].flatMap((element) => [...element.classList]),
  }));
  const brought = known[routes[route] ?? -1] ?? new Set();
  expect(
    [...new Set(given)].filter((name) => all.has(name) && !brought.has(name)),
    `rules for ${route}`,
  ).toEqual([]);
}
