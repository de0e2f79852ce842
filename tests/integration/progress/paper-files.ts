import { expect, test } from "vitest";
import { CASE_DOCUMENTS } from "../../../app/domain/cases/case";
import { missingInPdf, sheetIn } from "../../fixtures/missing-in-pdf";
import { readPdf } from "../../fixtures/read-pdf";
import { startMember, startNewcomer, type App } from "../app/app";
import { startDevice } from "../app/device";

const SHEET = "/mission/content-creator-in-1/druck";

const readFile = async (answer: Response) => readPdf(new Uint8Array(await answer.arrayBuffer()));

/** Sheets and workbook as PDF files. */
export function describePaperFiles(app: () => App): void {
  test("as a file the sheet is the same, on the paper that was asked for, and kept by nothing on the way", async () => {
    const { member, send } = await startDevice(app(), "paper-file@example.org");
    await send({ kind: "answer", mission: "content-creator-1", task: "cc1-1", answer: "Kreuzstich & Filz", agoMs: 0 });
    const page = await (await member.get(SHEET)).text();
    expect(page).toContain(`href="${SHEET}.pdf?inhalt=antworten"`);
    const answer = await member.get(`${SHEET}.pdf?inhalt=antworten`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="content-creator-in-1.pdf"',
      "cache-control": "private, no-store",
    });
    const filled = await readFile(answer);
    expect(filled.texts.join("")).toContain("Kreuzstich&Filz");
    expect(filled.size.map(Math.round)).toEqual([595, 842]);
    expect(await filled.readCode()).toBe("http://localhost:3000/mission/content-creator-in-1");
    const blank = await readFile(await member.get(`${SHEET}.pdf?inhalt=leer&papier=letter`));
    expect(blank.texts.join("")).not.toContain("Kreuzstich");
    expect(blank.size).toEqual([612, 792]);
    const large = await readFile(await member.get(`${SHEET}.pdf?inhalt=leer&schrift=gross`));
    expect(large.texts.length).toBeGreaterThan(blank.texts.length);
  });

  test("as a file the workbook has all missions too", async () => {
    const member = await startMember(app(), "paper-book-file@example.org");
    expect(await (await member.get("/pfad/druck?papier=letter")).text()).toContain(
      'href="/pfad/druck.pdf?inhalt=leer&amp;papier=letter"',
    );
    const { texts, outline } = await readFile(await member.get("/pfad/druck.pdf"));
    for (let order = 1; order <= 10; order++) expect(texts[1]).toContain(`Mission${order}/10`);
    expect(outline.map(({ title }) => title)).toContain("Community aufbauen");
  });

  test.each([
    { path: "/mappe/druck", name: "gruendungsmappe.pdf", says: "Kreuzstich&Filz" },
    { path: "/quiz-results/druck", name: "ergebnis.pdf", says: "von15Punkten" },
  ])("$path has a file that says the same, on paper and in type as wished", async ({ path, name, says }) => {
    const { member, send } = await startDevice(app(), `paper-${name}@example.org`);
    await send({ kind: "answer", mission: "content-creator-1", task: "cc1-1", answer: "Kreuzstich & Filz", agoMs: 0 });
    const page = await (await member.get(`${path}?papier=letter`)).text();
    expect(page).toContain(`href="${path}.pdf?papier=letter"`);
    expect(page).not.toContain("mit meinen Antworten");
    const answer = await member.get(`${path}.pdf?papier=letter`);
    expect(answer.headers.get("Content-Disposition")).toBe(`attachment; filename="${name}"`);
    const { texts, size, isTagged } = await readFile(answer);
    expect(await missingInPdf(texts, sheetIn(page))).toEqual([]);
    expect(texts.join("")).toContain(says);
    expect(size).toEqual([612, 792]);
    expect(isTagged).toBe(true);
  });

  test("a result that is not there yet is not printed", async () => {
    const newcomer = await startNewcomer(app(), "paper-newcomer@example.org");
    for (const path of ["/quiz-results/druck", "/quiz-results/druck.pdf"]) {
      expect((await newcomer.get(path)).headers.get("Location")).toBe("/quiz");
    }
  });

  test("every template is a file for strangers, the same for all, with its address", async () => {
    const stranger = app().visitor();
    // Pages per template: one to hand on and one for its owner; the price sheet has a part for each side.
    const sheets = { angebot: 2, briefing: 2, "erste-nachricht": 2, preisblatt: 3, "rechnungs-check": 1 };
    for (const [template, count] of Object.entries(sheets)) {
      const path = `/vorlagen/${template}/druck`;
      const page = await (await stranger.get(path)).text();
      const answer = await stranger.get(`${path}.pdf`);
      expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
      const { texts } = await readFile(answer);
      expect(await missingInPdf(texts, sheetIn(page)), template).toEqual([]);
      expect(texts.join("")).toContain(`localhost:3000${path.replace("/druck", "")}`);
      expect(texts, template).toHaveLength(count);
    }
    for (const gone of ["/vorlagen/nichts/druck", "/vorlagen/nichts/druck.pdf"]) {
      expect((await stranger.get(gone)).status).toBe(404);
    }
  });

  test("every document of a path's case is a file for strangers, and its first line says that it is an example", async () => {
    const stranger = app().visitor();
    for (const kind of CASE_DOCUMENTS) {
      const path = `/beispiele/e-commerce/${kind}/druck`;
      const page = await (await stranger.get(path)).text();
      const answer = await stranger.get(`${path}.pdf`);
      expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
      const { texts } = await readFile(answer);
      expect(await missingInPdf(texts, sheetIn(page)), kind).toEqual([]);
      for (const text of texts) expect(text, kind).toContain("Beispiel");
    }
  });
}
