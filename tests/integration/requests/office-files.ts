import { strFromU8, unzipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { OFFICE_FORMATS, type OfficeFormat } from "../../../app/domain/office/office-files";
import { startMember, type App, type Visitor } from "../app/app";

/** Templates as files for word processors and spreadsheets. */
export function describeOfficeFiles(app: () => App): void {
  let member: Visitor;
  beforeAll(async () => {
    member = await startMember(app(), "office-files@example.org");
  });

  const expectFile = async (answer: Response, format: OfficeFormat, name: string) => {
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe(OFFICE_FORMATS[format].type);
    expect(answer.headers.get("Content-Disposition")).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`);
    return new Uint8Array(await answer.arrayBuffer());
  };

  test("a stranger takes a template along, the same for everybody", async () => {
    const answer = await app().visitor().get("/vorlagen/datei/angebot.docx");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
    const bytes = await expectFile(answer, "docx", "Angebot auf einer Seite.docx");
    const text = strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array());
    expect(text).toContain("Das bekommst du");
    expect(text).toContain("Quellenstand Herbst 2026");
  });

  test("so is a document of a path's case, under a name that says that it is an example", async () => {
    const answer = await app().visitor().get("/beispiele/datei/va-allround--angebot.docx");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
    const bytes = await expectFile(answer, "docx", "Beispiel Angebot.docx");
    const text = strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array());
    expect(text).toContain("152,00");
    expect(text).toContain("Menschen, Betrieb, Nummern und Beträge sind erfunden.");
  });

  test("the price sheet and the invoice calculate", async () => {
    const stranger = app().visitor();
    const prices = await stranger.get("/vorlagen/datei/preisblatt.xlsx");
    const { sheets } = await readXlsx(await expectFile(prices, "xlsx", "Preise rechnen.xlsx"));
    const rate = sheets[0]?.rows.find(([label]) => label === "Stundensatz netto, A geteilt durch B");
    expect(rate?.[1]).toBe(46.51);
    await expectFile(await stranger.get("/vorlagen/datei/rechnungs-check.ods"), "ods", "Rechnung rechnen.ods");
  });

  test.each([
    ...["/vorlagen/datei/angebot.xlsx", "/vorlagen/datei/angebot.pdf", "/vorlagen/datei/nichts.docx"],
    ...["/beispiele/datei/va-allround--angebot.xlsx", "/beispiele/datei/va-allround.docx"],
    ...["/beispiele/va-allround/mahnung", "/beispiele/gaertnerei/angebot/druck", "/beispiele/a/b/druck.pdf"],
  ])("%s does not exist", async (path) => {
    expect((await app().visitor().get(path)).status).toBe(404);
  });

  test("the template of a mission is for those whom the mission is open to", async () => {
    const file = "/mission/content-creator-in-1/vorlage/1.odt";
    const stranger = await app().visitor().get(file);
    expect([stranger.status, stranger.headers.get("Location")]).toEqual([302, "/onboarding"]);
    const answer = await member.get(file);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const content = unzipSync(await expectFile(answer, "odt", "Positionierung in einem Satz.odt"))["content.xml"];
    expect(strFromU8(content ?? new Uint8Array())).toContain("Positionierung");
    const locked = await member.get("/mission/content-creator-in-9/vorlage/1.docx");
    expect([locked.status, locked.headers.get("Location")]).toEqual([302, "/quests"]);
    expect((await member.get("/mission/content-creator-in-1/vorlage/9.odt")).status).toBe(404);
  });
}
