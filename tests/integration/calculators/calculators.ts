import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { sql, startMember, type App } from "../app/app";
import { readPdf } from "../../fixtures/read-pdf";
import { SITUATION, situationFields } from "../situation/situation-form";
import { START_PLAN, stepFields } from "../start-steps/step-form";
import { CALCULATOR, calculatorFields } from "./calculator-form";

const RATE = "/rechner/stundensatz";
/** Ten hours in 40 weeks, three quarters of them paid, for 12,000 euros: 40 an hour. */
const RATE_FIELDS = {
  ...{ intent: "save", from: RATE, bedarf: "12.000 €", steuern: "0", kasse: "0", betrieb: "", reserve: "0" },
  ...{ woche: "10", wochen: "40", anteil: "75 %", umfang: "12", puffer: "20" },
};

export function describeCalculators(app: () => App): void {
  const rowsOf = (name: string) =>
    app().query(sql`select calculator_id, inputs from calculations join profiles using (user_id)
      where email = ${`${name}@example.org`} order by calculator_id`);
  const bytesOf = async (answer: Promise<Response>) => new Uint8Array(await (await answer).arrayBuffer());
  const textOf = async (answer: Promise<Response>) => (await answer).text();

  test("examples stand there until somebody's own numbers are kept, once however often they are sent", async () => {
    const member = await startMember(app(), "calculated@example.org");
    expect(await textOf(member.get(CALCULATOR))).toContain("Die Zahlen sind Beispiele");
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => member.post(CALCULATOR, calculatorFields({ gewinn: "1.200,50" }))),
    );
    expect(new Set(answers.map(({ headers }) => headers.get("Location")))).toEqual(
      new Set([`${CALCULATOR}#rechner-familienkante`]),
    );
    expect(await rowsOf("calculated")).toEqual([
      { calculator_id: "familienkante", inputs: { gewinn: 1200.5, anderes: 0, kinder: 1 } },
    ]);
    const page = await textOf(member.get(CALCULATOR));
    expect(page).toContain('value="1.200,50"');
    expect(page).toContain("Hier stehen deine Zahlen");
    await member.post(CALCULATOR, { intent: "forget", from: CALCULATOR });
    expect(await rowsOf("calculated")).toEqual([]);
    expect(await textOf(member.get(CALCULATOR))).toContain("Die Zahlen sind Beispiele");
  });

  test("what is no number comes back as it was typed and keeps nothing, and the others are calculated", async () => {
    const member = await startMember(app(), "calculated-wrong@example.org");
    const refused = await member.post(CALCULATOR, calculatorFields({ anderes: "<b>viel</b>" }));
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain("Das ist keine Zahl");
    expect(page).toContain('value="&lt;b&gt;viel&lt;/b&gt;"');
    expect(page).toContain('value="700"');
    expect(await rowsOf("calculated-wrong")).toEqual([]);
    expect((await member.post("/rechner/gibt-es-nicht", calculatorFields())).status).toBe(404);
    // The way back leads to a mission or to the calculator, never elsewhere.
    const sent = await member.post(CALCULATOR, calculatorFields({ from: "https://example.org/" }));
    expect(sent.headers.get("Location")).toBe(`${CALCULATOR}#rechner-familienkante`);
  });

  test("one number stands in the mission, the later mission, the sheet, the portfolio and on paper", async () => {
    const member = await startMember(app(), "calculated-on@example.org");
    await member.post("/career-path-selection", { path: "va-allround" });
    await app().query(sql`update user_missions set status = 'active' where user_id =
      (select user_id from profiles where email = 'calculated-on@example.org')`);
    expect(await textOf(member.get("/mission/va-allround-10"))).toContain("die Zahl aus Mission 5");
    const sent = await member.post(RATE, { ...RATE_FIELDS, from: "/mission/va-allround-5" });
    expect(sent.headers.get("Location")).toBe("/mission/va-allround-5#rechner-stundensatz");
    const mission = await textOf(member.get("/mission/va-allround-5"));
    expect(mission).toMatch(/data-row="satz"[^>]*>40\s€</);
    const later = await textOf(member.get("/mission/va-allround-10"));
    expect(later).toMatch(/<a href="\/rechner\/stundensatz">40\s€<\/a>/);
    expect(later).not.toContain("die Zahl aus Mission 5");
    expect(await textOf(member.get("/mappe"))).toMatch(/Stundensatz netto, A geteilt durch B<\/h3><p[^>]*>40\s€</);
    expect(await textOf(member.get("/mappe?suche=festpreis"))).toMatch(/576\s€/);
    expect(await textOf(member.get("/mappe.md"))).toMatch(/40\s€/);
    const file = await bytesOf(member.get("/rechner/datei/stundensatz.xlsx"));
    const [sheet] = (await readXlsx(file)).sheets;
    const cells = new Map(sheet?.rows.map(([label, value]) => [label, value]));
    expect(cells.get("Stundensatz netto, A geteilt durch B")).toBe(40);
    expect(cells.get("Privater Bedarf")).toBe(12_000);
    const { texts } = await readPdf(await bytesOf(member.get("/mission/va-allround-5/druck.pdf")));
    expect(texts.join("").replaceAll(/\s/g, "")).toContain("Stundensatznetto,AgeteiltdurchB40€");
  });

  test("another path and another test leave numbers, steps and situation alone", async () => {
    const member = await startMember(app(), "calculated-kept@example.org");
    await member.post(CALCULATOR, calculatorFields());
    await member.post(START_PLAN, stepFields());
    await member.post(SITUATION, situationFields());
    await member.post("/neustart/pfad", {});
    await member.post("/neustart/quiz", {});
    expect(await rowsOf("calculated-kept")).toHaveLength(1);
    const kept = await app().query(sql`select
      (select count(*)::int from start_steps s where s.user_id = p.user_id) as steps,
      (select count(*)::int from situations s where s.user_id = p.user_id) as situations
      from profiles p where email = 'calculated-kept@example.org'`);
    expect(kept).toEqual([{ steps: 1, situations: 1 }]);
  });

  test("nobody sees another's numbers", async () => {
    const anna = await startMember(app(), "calculated-a@example.org");
    const bert = await startMember(app(), "calculated-b@example.org");
    await anna.post(CALCULATOR, calculatorFields({ gewinn: "4.711" }));
    expect(await textOf(bert.get(CALCULATOR))).not.toContain("4.711");
    const { sheets } = await readXlsx(await bytesOf(bert.get("/rechner/datei/familienkante.xlsx")));
    expect(JSON.stringify(sheets[0]?.rows)).not.toContain("4711");
    expect((await app().visitor().get("/rechner/datei/familienkante.xlsx")).status).toBe(302);
  });
}
