import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Visitor } from "../app/visitor";
import { startServer, type Server } from "../process/process";

/** kB (gzip) of a page with all that it links for a phone, but its pictures. */
const MOST = 20;
const ORIGIN = "http://localhost:3000";

let server: Server;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: await mkdtemp(join(tmpdir(), "showcase-")), APP_URL: ORIGIN });
});
afterAll(() => server.stop());

const get = (path: string, headers = {}) => {
  const visitor = new Visitor(server.handle);
  return visitor.send(new Request(`${visitor.origin}${path}`, { headers }));
};
const weigh = (text: string | Buffer) => gzipSync(text).length / 1000;

test("every type, every path and one mission are open, without scripts and within their weight", async () => {
  const map = await (await get("/sitemap.xml")).text();
  const open = [...map.matchAll(/<loc>[^<]*?(\/(?:pfade|typen)[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  expect(open.filter((path) => path.startsWith("/typen/"))).toHaveLength(8);
  expect(open.filter((path) => /^\/pfade\/[^/]+$/.test(path))).toHaveLength(12);
  expect(open.filter((path) => path.endsWith("/mission-probe"))).toEqual(["/pfade/va-allround/mission-probe"]);
  for (const path of open) {
    const answer = await get(path);
    expect(answer.status, path).toBe(200);
    const html = await answer.text();
    expect(html, path).not.toContain("<script");
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)].map(([, href = ""]) => href);
    expect(sheets.length, path).toBe(2);
    let sum = weigh(html);
    for (const href of sheets) sum += weigh(await readFile(`public${href}`));
    expect(sum, path).toBeLessThanOrEqual(MOST);
  }
});

test.each(["/pfade/gibt-es-nicht", "/typen/gibt-es-nicht", "/pfade/e-commerce/mission-probe"])(
  "%s is no page, and is told so",
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Zur Startseite");
  },
);

test.each(["/pfade/e-commerce", "/typen/macher-in"])(
  "who comes to %s from the choice is led back to it",
  async (path) => {
    const from = "/career-path-selection?type=Macher%3Ain&pfad=2";
    const html = await (await get(path, { Referer: `${ORIGIN}${from}` })).text();
    expect(html).toContain(`href="${from.replaceAll("&", "&amp;")}"`);
    expect(html).not.toContain("Konto anlegen");
    expect(await (await get(path)).text()).toContain("Konto anlegen");
  },
);
