import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WIDE_REM } from "../../../scripts/lib/split-styles.mjs";
import { Visitor } from "../app/visitor";
import { startServer, type Server } from "../process/process";

const LINKED = /<link rel="stylesheet" href="(\/build\/[^"]+\.css)"\/>/;
const BROUGHT = /<style data-stylesheet="" nonce="([^"]+)">@layer/;

// Difference between the page for a first visit and for a later one.
let server: Server;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: await mkdtemp(join(tmpdir(), "visit-")), APP_URL: "http://localhost:3000" });
});
afterAll(() => server.stop());

// Ignores <noscript>, which is for other browsers.
const seen = (page: string) => page.replace(/<noscript>.*?<\/noscript>/gs, "");
const ask = async (path: string, from: string) => {
  const visitor = new Visitor(server.handle);
  const headers = { "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": from };
  const answer = await visitor.send(new Request(`${visitor.origin}${path}`, { headers }));
  const { headers: said } = answer;
  return { page: await answer.text(), policy: said.get("Content-Security-Policy") ?? "", links: said.get("Link") };
};

test.each(["/", "/auth", "/gibt-es-nicht"])("%s brings the styles along, under its own nonce", async (path) => {
  const { page, policy } = await ask(path, "none");
  expect(seen(page)).not.toMatch(LINKED);
  const [, nonce] = BROUGHT.exec(page) ?? [];
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
});

test("the styles are those of the page, and three fifths of all at most", async () => {
  const { page } = await ask("/auth", "same-origin");
  const visitor = new Visitor(server.handle);
  // What comes with the page has the rules of all windows.
  const files = [...page.matchAll(/<link rel="stylesheet" href="(\/build\/[^"]+\.css)"/g)].map(([, file = ""]) => file);
  expect(files).toHaveLength(2);
  const all = (await Promise.all(files.map(async (file) => (await visitor.get(file)).text()))).join("");
  const stylesOf = (page: string) => /<style data-stylesheet[^>]*>(.*?)<\/style>/s.exec(page)?.[1] ?? "";
  const brought = stylesOf((await ask("/auth", "none")).page);
  expect(all).toContain(".prose");
  expect(brought.length).toBeLessThan(all.length * 0.6);
});

test("no window waits for rules of wider ones, which come in a file of their own", async () => {
  const { page } = await ask("/auth", "same-origin");
  const [, file = "", media] = /<link rel="stylesheet" href="([^"]+wide[^"]+)" media="([^"]+)"/.exec(page) ?? [];
  expect(media).toBe(`(min-width: ${WIDE_REM}rem)`);
  const visitor = new Visitor(server.handle);
  expect(await (await visitor.get(file)).text()).toContain(".md\\:flex-row");
  const [, narrow = ""] = LINKED.exec(page) ?? [];
  expect(await (await visitor.get(narrow)).text()).not.toContain(".md\\:flex-row");
});

test("a page without scripts has the browser fetch the file for the next one", async () => {
  expect((await ask("/", "none")).page).toMatch(/<link rel="prefetch" href="\/build\/[^"]+\.css"\/>/);
  expect((await ask("/auth", "none")).page).not.toContain("prefetch");
});

test("its scripts are on their way before it has arrived, where it has some and is likely to need them", async () => {
  const { page, links } = await ask("/auth", "none");
  const preloaded = [...page.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
  expect(preloaded.length).toBeGreaterThan(3);
  expect(links?.split(", ")).toEqual(preloaded.map((href) => `<${href}>; rel=modulepreload`));
  expect((await ask("/auth", "same-origin")).links).toBeNull();
});

test("the picture of its first sight comes along", async () => {
  const hero = await ask("/", "none");
  expect(hero.page).toMatch(/<svg class="[^"]+" aria-hidden="true" [^>]*viewBox="0 0 480 420">/);
  expect(hero.page).not.toContain("/art/hero.svg");
  // Of /home, which wakes and keeps it as an image.
  expect(hero.policy).toContain("img-src 'self' data:");
  expect(hero.links).toBeNull();
  expect((await ask("/", "same-origin")).page).toContain('src="/art/hero.svg"');
});

test("scripts and stylesheets come as the build compressed them", async () => {
  const { page } = await ask("/auth", "same-origin");
  const files = [...page.matchAll(/<link rel="(?:stylesheet|modulepreload)"[^>]* href="([^"]+)"/g)].map(
    ([, file = ""]) => file,
  );
  const visitor = new Visitor(server.handle);
  const get = (file: string, encoding: string) =>
    visitor.send(new Request(`${visitor.origin}${file}`, { headers: { "Accept-Encoding": encoding } }));
  for (const file of files) {
    const packed = await get(file, "gzip, deflate, br");
    expect(packed.headers.get("Content-Encoding"), file).toBe("br");
    expect(packed.headers.get("Vary"), file).toContain("Accept-Encoding");
    expect(packed.headers.get("Content-Length"), file).toMatch(/^\d+$/);
    const plain = await get(file, "identity");
    expect(plain.headers.get("Content-Type")).toBe(packed.headers.get("Content-Type"));
    expect(await packed.text()).toBe(await plain.text());
  }
});

test("fonts wait for the scripts of a page that has some, and of any other stand at its end", async () => {
  const fonts = /@font-face\{[^}]*url\(\/build/;
  const { page } = await ask("/auth", "none");
  expect(page).not.toMatch(fonts);
  expect(page).not.toContain("Figtree Variable");
  expect(page).toContain("Figtree Fallback");
  expect(page).toMatch(/<noscript><link rel="stylesheet"/);
  const [before = "", after = ""] = (await ask("/", "none")).page.split("</main>");
  expect(before).not.toMatch(fonts);
  expect(before).not.toContain("Figtree Variable");
  expect(after).toMatch(fonts);
});

test("who comes from a page of ours gets a link", async () => {
  for (const path of ["/", "/auth"]) {
    const { page } = await ask(path, "same-origin");
    expect(page).toMatch(LINKED);
    expect(page).not.toMatch(BROUGHT);
  }
});
