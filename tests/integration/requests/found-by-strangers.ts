import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { ROUTES } from "../../e2e/screens";
import { startMember, type App, type Visitor } from "../app/app";

const PICTURE = "/art/share.png";

/** Metadata of pages for search engines and messengers. */
export function describeFoundByStrangers(app: () => App): void {
  const people = new Map<string, Visitor>();
  beforeAll(async () => {
    people.set("stranger", app().visitor());
    people.set("member", await startMember(app(), "titles@example.org"));
  });
  const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
  const canonical = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/);

  test("every page names itself and the product, and says what it is about", async () => {
    const titles = new Map<string, string>();
    for (const { screens } of ROUTES) {
      for (const [path] of screens) {
        for (const person of people.values()) {
          const page = await person.get(path);
          if (page.status !== 200) continue;
          const html = await page.text();
          const title = attribute(html, /<title>([^<]*)<\/title>/) ?? "";
          expect(title, path).toMatch(/\S – Startklar$|^Startklar – \S/);
          expect(attribute(html, /<meta name="description" content="([^"]{40,})"/), path).not.toBeNull();
          expect(html.match(/<link rel="canonical"/g) ?? [], path).toHaveLength(canonical(html) === null ? 0 : 1);
          titles.set(path, title);
        }
      }
    }
    expect(titles.size).toBeGreaterThan(20);
    expect(titles.get("/")).toMatch(/^Startklar – /);
  });

  test("every page leads to cancelling and withdrawing at its foot, once, under their names in the law", async () => {
    let shown = 0;
    for (const { screens } of ROUTES) {
      for (const [path] of screens) {
        for (const person of people.values()) {
          const page = await person.get(path);
          if (page.headers.has("Location")) continue;
          shown++;
          const foot = attribute(await page.text(), /<footer[^>]*>((?:(?!<footer).)*)<\/footer>(?!.*<footer)/s) ?? "";
          for (const link of [
            /href="\/kuendigen"[^>]*>Verträge hier kündigen</,
            /href="\/widerruf"[^>]*>Vertrag widerrufen</,
          ]) {
            expect(foot, path).toMatch(link);
          }
        }
      }
    }
    expect(shown).toBeGreaterThan(20);
  });

  test("whoever has found a hole finds where to report it, in a file that has not expired", async () => {
    const answer = await app().visitor().get("/.well-known/security.txt");
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
    const text = await answer.text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toMatch(/^Canonical: http\S+\/\.well-known\/security\.txt$/m);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
    expect(expires).toBeGreaterThan(Date.now());
  });

  test("the sitemap lists pages that everybody may open, under the address that they call their own", async () => {
    const stranger = app().visitor();
    const answer = await stranger.get("/sitemap.xml");
    expect(answer.headers.get("Content-Type")).toContain("application/xml");
    const addresses = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? "");
    expect(addresses.length).toBeGreaterThan(6);
    for (const address of addresses) {
      const page = await stranger.get(new URL(address).pathname);
      expect(page.status, address).toBe(200);
      const html = await page.text();
      expect(canonical(html)).toBe(address);
      expect(html).toContain(`<meta property="og:url" content="${address}"`);
      expect(html).not.toContain("noindex");
    }
  });

  test("a shared page brings its picture", async () => {
    const stranger = app().visitor();
    const html = await (await stranger.get("/")).text();
    const picture = attribute(html, /<meta property="og:image" content="([^"]*)"/) ?? "";
    expect(new URL(picture).pathname).toBe(PICTURE);
    // Width and height, as PNG writes them into its first chunk.
    const bytes = await readFile(`public${PICTURE}`);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test("robots.txt leads to the sitemap and shuts out nothing that is to be found", async () => {
    const text = await (await app().visitor().get("/robots.txt")).text();
    const origin = new URL(/^Sitemap: (.*)$/m.exec(text)?.[1] ?? "").origin;
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(text.match(/^Disallow: .*$/gm)).toEqual(["Disallow: /api/"]);
  });

  test("the start page says in structured data what it is", async () => {
    const html = await (await app().visitor().get("/")).text();
    const json = attribute(html, /<script type="application\/ld\+json">(.*?)<\/script>/s) ?? "";
    expect(JSON.parse(json)).toMatchObject({ "@type": "WebSite", name: "Startklar", inLanguage: "de" });
  });
}
