import { strFromU8, unzipSync } from "fflate";
import { readOds } from "hucre/ods";
import { readXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import type { Calculation } from "~/domain/calculation/calculation";
import { toGrid } from "~/domain/calculation/grid";
import type { Given } from "~/domain/calculation/outcome";
import { writeOds } from "./ods.server";
import { writeXlsx } from "./xlsx.server";

const row = { example: null, formula: null, fact: null, rule: null, isYesOrNo: false, unit: "euro" as const };
const BILL: Calculation = {
  title: "Rechnung <rechnen>",
  note: "Alle Zahlen sind Beispiele.",
  parts: [
    {
      title: "Positionen",
      rows: [],
      positions: {
        sum: "netto",
        sumLabel: "Nettobetrag",
        examples: [
          { label: "Newsletter & Bilder", quantity: 2, price: 180 },
          { label: "Korrektur", quantity: 1.5, price: 47 },
        ],
        emptyRows: 1,
      },
    },
    {
      title: "Gesamt",
      positions: null,
      rows: [
        { ...row, label: "Steuersatz", name: "satz", unit: "prozent", example: 0.19 },
        { ...row, label: "Umsatzsteuer", name: "steuer", formula: "runden(netto * satz)" },
        { ...row, label: "Gesamtbetrag", name: "gesamt", formula: "netto + steuer" },
        { ...row, label: "Je Stunde", name: "stunde", formula: "gesamt / leer" },
        { ...row, label: "Leer", name: "leer", unit: "zahl", example: 0 },
        { ...row, label: "Frei", name: "frei", formula: "wenn(gesamt < 500; 0; max(0; abrunden(gesamt) - 500))" },
      ],
    },
  ],
};

const GIVEN: Given = { inputs: {}, factOf: () => null };

const READERS = {
  xlsx: async () => readXlsx(await writeXlsx(toGrid(BILL, GIVEN)), { readStyles: true }),
  ods: async () => readOds(await writeOds(toGrid(BILL, GIVEN))),
};

describe.each(["xlsx", "ods"] as const)("a bill as .%s", (format) => {
  const amount = (row: number) =>
    `IF(COUNTA(B${row}:C${row})=0,"",IF(COUNT(B${row}:C${row})<2,"Menge und Preis als Zahl",ROUND(B${row}*C${row},2)))`;
  const spelled = (formula: string) => (format === "ods" ? formula.replaceAll(",", ";") : formula);

  test("has its positions, and formulas with the value they come to", async () => {
    const [sheet] = (await READERS[format]()).sheets;
    const at = (place: string) => {
      const [, column = "", line = ""] = /^([A-D])(\d+)$/.exec(place) ?? [];
      const index = [Number(line) - 1, "ABCD".indexOf(column)] as const;
      return { value: sheet?.rows[index[0]]?.[index[1]], formula: sheet?.cells?.get(index.join(","))?.formula };
    };
    expect(at("A1").value).toBe("Rechnung <rechnen>");
    expect(at("A6").value).toBe("Newsletter & Bilder");
    expect(at("C7").value).toBe(47);
    expect(at("D6")).toEqual({ value: 360, formula: spelled(amount(6)) });
    expect([at("D8").value ?? "", at("D8").formula]).toEqual(["", spelled(amount(8))]);
    expect(at("D9")).toEqual({ value: 430.5, formula: "SUM(D6:D8)" });
    expect(at("B13")).toEqual({ value: 81.8, formula: spelled('IFERROR(ROUND((D9*N(B12)),2),"")') });
    expect(at("B14")).toEqual({ value: 512.3, formula: spelled('IFERROR(D9+B13,"")') });
    expect(at("B15").value ?? "").toBe("");
    expect(at("B17")).toEqual({
      value: 12,
      formula: spelled('IFERROR(IF(B14<500,0,MAX(0,(INT(ROUND(B14,6))-500))),"")'),
    });
    expect(at("B12").value).toBe(0.19);
    expect(at("C12").formula).toBe(spelled('IF(ISTEXT(B12),"Bitte nur eine Zahl","")'));
  });
});

test("amounts are euros in the German way, shares are per cent", async () => {
  const workbook = await READERS.xlsx();
  const formats = [...(workbook.sheets[0]?.cells?.values() ?? [])].map(({ style }) => style?.numFmt);
  expect(formats).toContain("[$-407]#,##0.00\\ [$€-407]");
  expect(formats).toContain("[$-407]0\\ %");
  const content = strFromU8(unzipSync(await writeOds(toGrid(BILL, GIVEN)))["content.xml"] ?? new Uint8Array());
  expect(content).toContain(
    'office:value-type="currency" office:currency="EUR" office:value="512.3"><text:p>512,30\u00a0€<',
  );
  expect(content).toContain('number:language="de" number:country="DE"');
});
