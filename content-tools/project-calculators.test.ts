import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { readProjectCalculators } from "../tests/fixtures/project-calculators";
import { hintsFor } from "~/domain/calculation/calculator";
import { valueOfOutcome } from "~/domain/calculation/outcome";

const DAY = "2026-11-26";

let project: Awaited<ReturnType<typeof readProjectCalculators>>;
beforeAll(async () => {
  project = await readProjectCalculators();
});

const outcomes = (slug: string, inputs: Record<string, number>, day = DAY) => project.calculateOn(day, slug, inputs);
function results(slug: string, inputs: Record<string, number>, names: readonly string[]) {
  const found = outcomes(slug, inputs);
  return names.map((name) => valueOfOutcome(found.get(name)));
}
function hints(slug: string, inputs: Record<string, number>): string[] {
  const calculator = project.calculators.get(slug);
  return calculator ? [...hintsFor(calculator, outcomes(slug, inputs)).values()] : [];
}

describe("hourly rate", () => {
  const whole = { bedarf: 0, steuern: 0, kasse: 0, betrieb: 0, reserve: 0 };
  // The worked examples of the passage and of the missions about prices, then a few of our own.
  test.each([
    [{ ...whole, bedarf: 48_000, woche: 1704, wochen: 1, anteil: 0.6 }, 46.95],
    [{ ...whole, bedarf: 10_000, woche: 10, wochen: 44, anteil: 0.6 }, 37.88],
    [{ ...whole, bedarf: 6000, steuern: 2800, betrieb: 1200, woche: 10, wochen: 44, anteil: 0.6 }, 37.88],
    [{ ...whole, bedarf: 6930, woche: 5, wochen: 42, anteil: 0.6 }, 55],
    [{}, 46.51],
    [{ ...whole, bedarf: 12_000, woche: 10, wochen: 40, anteil: 0.75 }, 40],
    [{ ...whole, bedarf: 30_000, woche: 30, wochen: 40, anteil: 1 }, 25],
    [{ ...whole, bedarf: 100, woche: 3, wochen: 1, anteil: 1 }, 33.33],
    [{ ...whole, woche: 10, wochen: 40, anteil: 0.6 }, 0],
    [{ woche: 0 }, null],
  ])("of %j is %s", (inputs, satz) => {
    expect(results("stundensatz", inputs, ["satz"])).toEqual([satz]);
  });

  test("a fixed price has its buffer", () => {
    const derya = { ...whole, bedarf: 6930, woche: 5, wochen: 42, anteil: 0.6, umfang: 4.5, puffer: 0.15 };
    expect(results("stundensatz", derya, ["festpreis"])).toEqual([284.63]);
  });

  test("without hours there is no rate, and it says why", () => {
    expect(hints("stundensatz", { woche: 0 })).toEqual([expect.stringContaining("Ohne abrechenbare Stunden")]);
  });
});

describe("edge of family insurance", () => {
  const one = (gewinn: number, more = {}) => ({ gewinn, anderes: 0, kinder: 1, ...more });
  test.each([
    [one(0), 0, 0],
    [one(565), 0, 565],
    [one(565.01), 270.26, 294.75],
    [one(566), 270.26, 295.74],
    [one(566, { kinder: 0 }), 278.17, 287.83],
    [one(700), 270.26, 429.74],
    [one(835), 270.26, 564.74],
    [one(836), 270.26, 565.74],
    [one(300, { anderes: 265 }), 0, 565],
    [one(300, { anderes: 266 }), 270.26, 295.74],
    [one(1318.33), 270.26, 1048.07],
    [one(2000), 410, 1590],
    [one(9000), 1191.56, 7808.44],
  ])("of %j: contribution %s, left %s", (inputs, beitrag, bleibt) => {
    const [paid, left] = results("familienkante", inputs, ["beitrag", "bleibt"]);
    expect(paid).toBeCloseTo(beitrag, 6);
    expect(left).toBeCloseTo(bleibt, 6);
  });

  test("somebody between the edge and its end is told, and nobody else", () => {
    expect(results("familienkante", one(700), ["kante"])).toEqual([835.26]);
    expect(hints("familienkante", one(700))).toEqual([
      expect.stringMatching(/für weniger: Es bleiben 429,74\s€.*ab 835,26\s€/),
    ]);
    expect(hints("familienkante", one(565))).toEqual([expect.stringContaining("nicht über der Grenze")]);
    expect(hints("familienkante", one(835.26))).toEqual([expect.stringContaining("hinter der Kante")]);
  });

  test("next year's draft gives no number", () => {
    const next = outcomes("familienkante", one(700), "2027-01-01");
    expect(["beitrag", "bleibt", "kante"].map((name) => next.get(name)?.kind)).toEqual([
      "unknown",
      "unknown",
      "unknown",
    ]);
    expect(next.get("einkommen")).toEqual({ kind: "value", value: 700 });
  });

  test("more profit leaves more on each side of the edge, and costs more once over it", () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(cents, cents, fc.boolean(), (a, b, hasChild) => {
        const [less, more] = (a < b ? [a, b] : [b, a]).map((gewinn) => one(gewinn, { kinder: hasChild ? 1 : 0 }));
        if (!less || !more) return;
        const [low, high] = [less, more].map((inputs) => results("familienkante", inputs, ["beitrag", "bleibt"]));
        expect(high?.[0] ?? 0).toBeGreaterThanOrEqual(low?.[0] ?? 0);
        if (less.gewinn > 565 || more.gewinn <= 565)
          expect(high?.[1] ?? 0).toBeGreaterThanOrEqual((low?.[1] ?? 0) - 0.005);
      }),
    );
  });
});

describe("reserve for tax", () => {
  const alone = { gewinn: 0, lohn: 0, paar: 0, anteil: 0.3, rechnungen: 12 };
  const tariff = (income: number, paar = 0) =>
    results("ruecklage", { ...alone, einkommen: income, paar }, ["tarifohne"])[0] ?? null;

  // gettsim makes the coefficients from the zones' rates, where the law has rounded ones: nine values are a euro higher.
  test("the tariff is that of § 32a EStG in 1,000 values that another program has worked out (gettsim 1.3.2)", () => {
    const text = readFileSync(new URL("../tests/fixtures/tariff-2026.txt", import.meta.url), "utf8");
    const pairs = text
      .split(/\s/)
      .filter(Boolean)
      .map((pair) => pair.split(":").map(Number));
    expect(pairs).toHaveLength(1000);
    const off = pairs.map(([income = 0, tax = 0]) => tax - (tariff(income) ?? Infinity)).filter((each) => each !== 0);
    expect(off).toEqual(Array.from({ length: 9 }, () => 1));
  });

  test("couples have twice the tariff of half", () => {
    expect(tariff(80_000, 1)).toBe(2 * 7209);
    expect(tariff(139_756, 1)).toBe(2 * 18_213);
  });

  test("the tariff never falls", () => {
    const euros = fc.integer({ min: 0, max: 400_000 });
    fc.assert(
      fc.property(euros, euros, (a, b) => {
        expect(tariff(Math.max(a, b)) ?? 0).toBeGreaterThanOrEqual(tariff(Math.min(a, b)) ?? 0);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    // Profit, other income, own share: what the tariff adds, the share, both per invoice.
    [{ gewinn: 1091, einkommen: 0, anteil: 0.25 }, 0, 272.75, 22.73],
    [{ gewinn: 1091, einkommen: 0, anteil: 0.3 }, 0, 327.3, 27.28],
    [{ gewinn: 781, einkommen: 30_000, anteil: 0.3 }, 221, 234.3, 19.53],
    [{ gewinn: 0, einkommen: 40_000 }, 0, 0, 0],
    [{ gewinn: 12_348, einkommen: 0 }, 0, 3704.4, 308.7],
    [{ gewinn: 40_000, einkommen: 0 }, 7209, 12_000, 1000],
    [{ gewinn: 29_878, einkommen: 40_000 }, 11_004, 8963.4, 917],
    [{ gewinn: 10_000, einkommen: 100_000 }, 4200, 3000, 350],
    [{ gewinn: 10_000, einkommen: 300_000 }, 4500, 3000, 375],
    [{ gewinn: 40_000, einkommen: 40_000, paar: 1 }, 2 * 7209 - 2 * 1570, 12_000, 1000],
  ])("of %j: %s by the tariff, %s by one's share, %s an invoice", (inputs, mehr, anteilig, jerechnung) => {
    const found = results("ruecklage", { ...alone, ...inputs }, ["mehr", "anteilig", "von", "bis", "jerechnung"]);
    expect(found).toEqual([mehr, anteilig, Math.min(mehr, anteilig), Math.max(mehr, anteilig), jerechnung]);
  });

  test("little beside a wage is said to be free or eased, and only beside a wage", () => {
    const small = { ...alone, einkommen: 30_000 };
    expect(hints("ruecklage", { ...small, lohn: 1, gewinn: 410 })).toEqual([
      expect.stringContaining("meist steuerfrei"),
    ]);
    expect(hints("ruecklage", { ...small, lohn: 1, gewinn: 781 })).toEqual([expect.stringContaining("Ermäßigung")]);
    expect(hints("ruecklage", { ...small, lohn: 0, gewinn: 410 })).toEqual([]);
    expect(hints("ruecklage", { ...small, lohn: 1, gewinn: 821 })).toEqual([]);
  });

  test("the year after has no tariff yet, and so no span", () => {
    const next = outcomes("ruecklage", { ...alone, gewinn: 6000, einkommen: 28_000 }, "2027-01-01");
    expect(next.get("bis")).toEqual({ kind: "unknown" });
    expect(next.get("anteilig")).toEqual({ kind: "value", value: 1800 });
  });
});

describe("limit of small businesses", () => {
  test.each([
    [{ start: 5, umsatz: 836 }, 8, 6688, 18_312],
    [{ start: 1, umsatz: 2083 }, 12, 24_996, 4],
    [{ start: 1, umsatz: 2084 }, 12, 25_008, -8],
    [{ start: 12, umsatz: 25_000 }, 1, 25_000, 0],
    [{ start: 12, umsatz: 25_001 }, 1, 25_001, -1],
    [{ start: 10, umsatz: 3000 }, 3, 9000, 16_000],
    [{ start: 3, umsatz: 466.8 }, 10, 4668, 20_332],
    [{ start: 13, umsatz: 1000 }, 0, 0, 25_000],
    [{ start: 0, umsatz: 1000 }, 12, 12_000, 13_000],
    [{ start: 6.5, umsatz: 100 }, 7, 700, 24_300],
  ])("of %j: %s months, %s until December, %s left", (inputs, ...expected) => {
    expect(results("kleinunternehmer", inputs, ["monate", "jahr", "luft"])).toEqual(expected);
  });

  test("says what the first full year would be", () => {
    expect(hints("kleinunternehmer", { start: 11, umsatz: 2500 })).toEqual([
      expect.stringMatching(/bleibst du im Gründungsjahr unter/),
      expect.stringMatching(/30\.000\s€.*gilt die Regelung im Jahr danach nicht mehr/),
    ]);
    expect(hints("kleinunternehmer", { start: 12, umsatz: 10_000 })[1]).toMatch(/fiele die Grenze.*im 11\. Monat/);
  });
});

describe("contribution of a product", () => {
  test.each([
    [{}, 17.63, 15.26, 525, 35],
    [{ quote: 0 }, 17.63, 17.63, 525, 30],
    [{ quote: 1 }, 17.63, -12, 525, 0],
    [{ porto: 6.2 }, 16.63, 14.34, 525, 37],
    [{ einmalig: 0, system: 0 }, 17.63, 15.26, 225, 15],
    [{ einmalig: 0, system: 0, shop: 0, rechtstexte: 0, haftpflicht: 0 }, 17.63, 15.26, 0, 0],
    [{ preis: 0, versand: 0 }, -21.27, -20.53, 525, 0],
    [{ monate: 12 }, 17.63, 15.26, 1200, 79],
    [{ ware: 0, verpackung: 0, porto: 0, gebuehren: 0, quote: 0 }, 38.9, 38.9, 525, 14],
    [{ quote: 0.5, retoure: 0 }, 17.63, 8.82, 525, 60],
  ])("of %j", (inputs, rest, beitrag, fest, menge) => {
    const [left, contribution, fixed, count] = results("deckungsbeitrag", inputs, ["rest", "beitrag", "fest", "menge"]);
    expect(left).toBeCloseTo(rest, 6);
    expect([contribution, fixed, count]).toEqual([beitrag, fest, menge]);
  });

  test("a loss with each order is said", () => {
    expect(hints("deckungsbeitrag", { preis: 0 })).toEqual([expect.stringContaining("kostet dich mehr")]);
  });
});
