import { expect, test } from "vitest";
import { readPdf } from "../../fixtures/read-pdf";
import { startMember, type App } from "../app/app";
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
}
