import { beforeAll, describe, expect, test } from "vitest";
import { CASE_DOCUMENTS } from "~/domain/cases/case";
import { DOCUMENTS } from "~/domain/cases/documents";
import type { Block, Span } from "~/domain/text/written-text";
import type { Example } from "../library-types";
import type { Library } from "../library";
import { loadLibrary } from "../load.server";
import { plainText } from "../plain-text";
import { readBlocks } from "../written/read-blocks";
import { parseHtml } from "../written/tree";

// The real content, as its figures are what is compared.
let library: Library;
beforeAll(async () => {
  const loaded = await loadLibrary({ contentDir: "content", cacheDir: ".cache/content", now: Date.now() });
  if (!loaded.ok) throw new Error("the content is broken");
  ({ library } = loaded);
});

const RATE = 0.19;
const said = (spans: readonly Span[]): string => spans.map(({ text }) => text).join("");
const cents = (text: string): number => Math.round(Number(text.replace(/[^\d,]/g, "").replace(",", ".")) * 100);
const blocksOf = async ({ html }: Example): Promise<Block[]> =>
  readBlocks(await parseHtml(html), { origin: "https://s.example" });

async function rowsOf(example: Example): Promise<string[][]> {
  const table = (await blocksOf(example)).find((block) => block.kind === "table");
  if (table?.kind !== "table") throw new Error(`${example.slug} has no table`);
  return table.rows.slice(1).map(({ cells }) => cells.map(({ spans }) => said(spans)));
}

const numberOf = (text: string): number => Number(text.replaceAll(".", "").replace(",", "."));
const SUM = /^(?:Gesamtbetrag|Nettobetrag|(?:darin )?\d+\s% Umsatzsteuer)$/;

/** Sums of a table, by their names, and what its positions add up to, reckoned anew. */
async function readSums(example: Example) {
  const rows = await rowsOf(example);
  const positions = rows.filter(([words = ""]) => !SUM.test(words));
  const reckoned = positions.map(([words = "", sum = ""]) => {
    const [, quantity, price = ""] = /, ([\d.,]+)\s\S+ zu (\S+)\s€$/.exec(words) ?? [];
    if (quantity !== undefined) expect(Math.round(numberOf(quantity) * cents(price))).toBe(cents(sum));
    return cents(sum);
  });
  const sumOf = (name: RegExp) => cents(rows.find(([words = ""]) => SUM.test(words) && name.test(words))?.[1] ?? "x");
  return { offered: reckoned.reduce((sum, each) => sum + each, 0), sumOf };
}

function example(path: string, kind: string): Example {
  const found = library.getExample(path, kind);
  if (!found) throw new Error(`${path} has no ${kind}`);
  return found;
}

const textOf = (path: string, kind: string): string =>
  plainText(example(path, kind).html, "").replaceAll("\u00a0", " ");

const PATHS = [
  ...["va-allround", "content-creator-in", "online-coach", "e-commerce", "seo-dienstleister-in", "online-marketer-in"],
  ...["social-media-agentur", "copywriter-in", "va-organisation-support", "va-kreative-digitale-projekte"],
  ...["it-dienstleister-in", "ux-ui-designer-in"],
];

test("every path has its case, and each case all documents", () => {
  expect(library.careerPaths.map(({ slug }) => slug).toSorted()).toEqual(PATHS.toSorted());
  expect(library.data.examples.map(({ slug }) => slug).toSorted()).toEqual(
    PATHS.flatMap((path) => CASE_DOCUMENTS.map((kind) => `${path}/${kind}`)).toSorted(),
  );
});

test("documents find the passages whose sources they follow, and every fact they print", () => {
  for (const { passages } of Object.values(DOCUMENTS)) {
    expect(passages.map((slug) => library.getPassage(slug)?.slug)).toEqual(passages);
  }
  for (const { slug, html, facts, sources } of library.data.examples) {
    expect(html, slug).not.toMatch(/<data|[{}]/);
    expect(sources.length, slug).toBeGreaterThan(0);
    expect(facts.length, slug).toBe(new Set(html.match(/href="#fakt-[^"]+/g)).size);
  }
});

describe.each(PATHS)("%s", (path) => {
  test("each sum is right, reckoned anew, and the same on offer and invoices", async () => {
    const [offer, small, taxed] = await Promise.all(
      ["angebot", "rechnung-kleinunternehmer", "rechnung-umsatzsteuer"].map((kind) => readSums(example(path, kind))),
    );
    if (!offer || !small || !taxed) throw new Error("a document is missing");
    const { offered } = offer;
    expect(small.offered).toBe(offered);
    expect(small.sumOf(/^Gesamtbetrag/)).toBe(offered);
    const [net, tax, total] = [/^Nettobetrag/, /Umsatzsteuer/, /^Gesamtbetrag/].map(taxed.sumOf);
    if (net === undefined || tax === undefined || total === undefined) throw new Error("a sum is missing");
    expect(net + tax).toBe(total);
    expect(Math.abs(net * RATE - tax)).toBeLessThanOrEqual(0.6);
    expect([net, total]).toContain(offered);
  });

  test("its mission's own example says the sum", async () => {
    const rows = await rowsOf(example(path, "rechnung-kleinunternehmer"));
    const total = rows.at(-1)?.at(-1)?.replace(/,00/, "") ?? "";
    const texts = library.withTexts(library.listMissions(path)).map(({ html }) => plainText(html, ""));
    expect(texts.filter((text) => text.includes(total))).not.toEqual([]);
  });

  test("an invoice has what the law asks for", async () => {
    const small = textOf(path, "rechnung-kleinunternehmer");
    const taxed = textOf(path, "rechnung-umsatzsteuer");
    for (const text of [small, taxed]) {
      for (const asked of [
        "Muster",
        "Beispiel",
        "Steuernummer: 00/000/00000",
        "Rechnung R-",
        "Rechnungsdatum:",
        "Geleistet:",
      ]) {
        expect(text).toContain(asked);
      }
    }
    const [own = ""] = small.split("Welche Angabe wofür da ist");
    expect(own).toContain("Keine Umsatzsteuer, Befreiung für Kleinunternehmer nach § 19 UStG.");
    expect(own).not.toMatch(/\d\s%|Steuerbetrag/);
    expect(taxed).toMatch(/19\s% Umsatzsteuer/);
  });

  test("all of it is plainly an example, and nobody's", () => {
    for (const kind of CASE_DOCUMENTS) {
      const { title, html } = example(path, kind);
      const text = plainText(html, "");
      expect(title).toMatch(/^Beispiel: /);
      expect(text).toMatch(/^Beispiel\n/);
      expect(text.match(/\b\d{5}\b(?! €)/g)?.filter((postcode) => postcode !== "00000") ?? []).toEqual([]);
      expect(text.match(/\S+@\S+/g)?.filter((mail) => !mail.endsWith("@muster.example")) ?? []).toEqual([]);
      expect(text.match(/\bDE\d[\d ]+/g)?.filter((account) => !/^DE[0 ]+$/.test(account)) ?? []).toEqual([]);
    }
  });
});
