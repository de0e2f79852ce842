import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleContent, writeContent } from "../../tests/fixtures/sample-content";
import { temporaryFolder } from "../../tests/fixtures/temporary-folder";
import { checkLinks } from "./check-links";
import { main } from "./command";

const PACE = { timeoutMs: 400, pauseMs: 0, hostsAtOnce: 4 };
const TEXT = "Hier steht ein langer Text über Rechnungen, Angebote, Verträge und alles, was dazugehört.";
const page = (title: string, text = TEXT) =>
  `<html><head><title>${title}</title></head><body><p>${text}</p></body></html>`;

type Responder = (response: ServerResponse, request: IncomingMessage) => void;
const html =
  (title: string, text?: string): Responder =>
  (response) =>
    void response.writeHead(200, { "Content-Type": "text/html" }).end(page(title, text));
const status =
  (code: number): Responder =>
  (response) =>
    void response.writeHead(code).end();
const redirect =
  (to: string, code = 301): Responder =>
  (response) =>
    void response.writeHead(code, { Location: to }).end();

const PLACES: Record<string, Responder> = {
  "/gut": html("Rechnungen schreiben"),
  "/gut.pdf": (response) => void response.writeHead(200, { "Content-Type": "application/pdf" }).end("%PDF"),
  "/ohne-head": (response, request) =>
    request.method === "HEAD" ? status(405)(response, request) : html("Ohne Kopf")(response, request),
  "/weg": status(410),
  "/umgezogen": redirect("/gut"),
  "/auf-start": redirect("/"),
  "/auf-start-de": redirect("/de/", 302),
  "/": html("Willkommen", "Wir sind für dich da."),
  "/de/": html("Willkommen", "Wir sind für dich da."),
  "/sagt-nein": html("Seite nicht gefunden – Amt"),
  "/verboten": status(403),
  "/kaputt": status(503),
  "/haengt": () => {},
  "/huelle/kurs-1": html("Lernwelt", "Diese App braucht JavaScript, um dir Kurse zu zeigen."),
  "/huelle/gibt-es-nicht-7f3a9c": html("Lernwelt", "Diese App braucht JavaScript, um dir Kurse zu zeigen."),
  "/freundlich/ratgeber": html("Ratgeber zur Steuer"),
  "/freundlich/gibt-es-nicht-7f3a9c": html("Suche", "Leider ohne Treffer, versuch es anders."),
};

let origin = "";
let asked: string[] = [];
let atOnce = 0;
/** Long enough for a second question to come meanwhile, if one is asked. */
const ANSWER_MS = 5;
let mostAtOnce = 0;
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  mostAtOnce = Math.max(mostAtOnce, ++atOnce);
  // A question is open until its answer begins: whoever asks goes on with that, before the connection is closed.
  setTimeout(() => {
    atOnce--;
    (PLACES[request.url ?? ""] ?? status(404))(response, request);
  }, ANSWER_MS);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
});
beforeEach(() => {
  asked = [];
  mostAtOnce = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function see(path: string) {
  const [result] = await checkLinks([`${origin}${path}`], PACE);
  return result;
}

describe("an address", () => {
  test.each([
    ["/gut", "good"],
    ["/gut.pdf", "good"],
    ["/ohne-head", "good"],
    ["/freundlich/ratgeber", "good"],
    ["/", "good"],
    ["/umgezogen", "moved"],
    ["/weg", "gone"],
    ["/nie-gewesen", "gone"],
    ["/auf-start", "start-page"],
    ["/auf-start-de", "start-page"],
    ["/sagt-nein", "soft-404"],
    ["/huelle/kurs-1", "soft-404"],
  ])("%s is %s", async (path, verdict) => {
    expect(await see(path)).toMatchObject({ verdict });
  });

  test.each([
    ["/verboten", "Antwort 403"],
    ["/kaputt", "Antwort 503"],
    ["/haengt", "keine Antwort in 0.4 s"],
  ])("%s says nothing of itself: %s", async (path, reason) => {
    expect(await see(path)).toMatchObject({ verdict: "unseen", reason });
  });

  test("of a host that is not there has not been seen", async () => {
    const [result] = await checkLinks(["http://127.0.0.1:9/etwas"], PACE);
    expect(result).toMatchObject({ verdict: "unseen" });
  });
});

test("a file is asked for by its head alone, a page also itself", async () => {
  await see("/gut.pdf");
  expect(asked).toEqual(["HEAD /gut.pdf"]);
  asked = [];
  await see("/gut");
  expect(asked.slice(0, 2)).toEqual(["HEAD /gut", "GET /gut"]);
});

test("a host is asked one question at a time, and for a made-up address once", async () => {
  const paths = ["/gut", "/ohne-head", "/umgezogen", "/weg", "/gut.pdf"];
  const results = await checkLinks(
    paths.map((path) => origin + path),
    PACE,
  );
  expect(results.map(({ url }) => url.slice(origin.length))).toEqual(paths);
  expect(mostAtOnce).toBe(1);
  expect(asked.filter((each) => each === "HEAD /gibt-es-nicht-7f3a9c")).toHaveLength(1);
});

describe("content:links", () => {
  test("keeps what it saw and when, and names what is broken", async () => {
    const { content, check } = await contentWith(["/gut", "/weg", "/verboten"]);
    const known = { [`${origin}/verboten`]: { on: "2026-01-02", as: "good", goodOn: "2026-01-02" } };
    await writeFile(join(content, "links-seen.json"), JSON.stringify(known));
    const { code, said } = await check();
    expect(code).toBe(1);
    expect(said).toEqual([
      `${content}/resources/recht.mdx amt-1: ${origin}/weg gibt es nicht mehr`,
      `${content}/resources/recht.mdx amt-2: ${origin}/verboten nicht zu erreichen (Antwort 403), zuletzt gut am 02.01.2026`,
      `${content}/links-seen.json: 2 Adressen gesehen, 1 kaputt, 1 nicht zu erreichen`,
    ]);
    const seen: unknown = JSON.parse(await readFile(join(content, "links-seen.json"), "utf8"));
    const today = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    expect(seen).toEqual({
      [`${origin}/gut`]: { on: today, as: "good", goodOn: today },
      [`${origin}/weg`]: { on: today, as: "gone", to: `${origin}/weg` },
      ...known,
    });
  });

  test("succeeds where nothing is broken, also if something could not be seen", async () => {
    const { check } = await contentWith(["/gut", "/verboten"]);
    expect((await check()).code).toBe(0);
  });

  test("without a network it says so and writes nothing", async () => {
    const { content, check } = await contentWith(["/haengt"]);
    const { code, said } = await check();
    expect(code).toBe(1);
    expect(said.at(-1)).toMatch(/^Keine der 1 Adressen war zu erreichen\. Ist hier ein Netz\?/);
    await expect(readFile(join(content, "links-seen.json"))).rejects.toThrow("ENOENT");
  });
});

async function contentWith(paths: readonly string[]) {
  const root = await temporaryFolder();
  const content = join(root, "content");
  await mkdir(content);
  const resources = paths.map(
    (path, nth) =>
      `  - id: amt${nth ? `-${nth}` : ""}\n    title: "Amt"\n    url: ${origin}${path}\n    type: link\n    language: de\n    description: "Auskunft"\n`,
  );
  const file = `---\ntitle: "Recht"\norder: 1\nresources:\n${resources.join("")}---\n`;
  await writeContent(content, sampleContent({ "resources/recht.mdx": file }));
  return {
    content,
    check: async () => {
      const said: string[] = [];
      const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
      const code = await main(content, join(root, "cache"), PACE);
      write.mockRestore();
      return { code, said: said.join("").trim().split("\n") };
    },
  };
}
