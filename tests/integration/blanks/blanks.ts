import { expect, test } from "vitest";
import { readDocx } from "../../fixtures/read-office";
import { sql, startMember, type App, type Visitor } from "../app/app";
import { answer, MINUTE, startDevice, tick } from "../app/device";
import { MISSION_TEMPLATE, missionTemplateFields, TEMPLATE, templateFields } from "./template-form";

const BLANK = "vorlage.positionierung.wem";

/** What is filled in in templates, of missions and of pages of their own. */
export function describeBlanks(app: () => App): void {
  const rowsOf = (email: string) =>
    app().query(sql`select mission_id || '/' || task_id as key, answer from user_tasks join profiles using (user_id)
      where email = ${email} and task_id like 'vorlage.%' order by 1`);
  const textOf = async (sent: Promise<Response>) => (await sent).text();

  test("a blank of a mission merges like an answer, and no other is taken", async () => {
    const { send } = await startDevice(app(), "blanks-sync@example.org");
    const later = await send(answer("Menschen mit Garten", MINUTE, BLANK));
    expect((await later.json()).missions).toMatchObject([
      { work: { tasks: expect.arrayContaining([{ id: BLANK, completed: false, answer: "Menschen mit Garten" }]) } },
    ]);
    await send(answer("Menschen mit Balkon", 5 * MINUTE, BLANK));
    expect(await rowsOf("blanks-sync@example.org")).toEqual([
      { key: `content-creator-1/${BLANK}`, answer: "Menschen mit Garten" },
    ]);
    expect((await send(answer("x", 0, "vorlage.positionierung.weg"))).status).toBe(400);
    expect((await send(tick(BLANK, true))).status).toBe(400);
  });

  test("one of a page of its own is kept beside missions, without a plan, and no undo takes it back", async () => {
    const email = "blanks-own@example.org";
    const { member, send } = await startDevice(app(), email);
    await member.post(TEMPLATE, templateFields());
    await member.post("/neustart/quiz", {});
    const own = { mission: "vorlagen/angebot", task: "vorlage.angebot.ziel" };
    const sent = await send({ kind: "answer", ...own, answer: "weniger Papier", agoMs: 0 });
    expect((await sent.json()).missions).toMatchObject([{ id: "vorlagen/angebot" }]);
    const page = await textOf(member.get("/rueckgaengig"));
    const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? "";
    expect((await member.post("/rueckgaengig", { id })).headers.get("Location")).toBe("/home");
    expect(await rowsOf(email)).toEqual([{ key: "vorlagen/angebot/vorlage.angebot.ziel", answer: "weniger Papier" }]);
    expect((await send({ kind: "answer", ...own, task: "vorlage.angebot.weg", answer: "x", agoMs: 0 })).status).toBe(
      400,
    );
    expect((await send({ kind: "tick", ...own, completed: true, agoMs: 0 })).status).toBe(400);
    expect((await send({ kind: "answer", ...own, mission: "vorlagen/weg", answer: "x", agoMs: 0 })).status).toBe(400);
  });

  test("what was written stands in the page, on paper, in files, in the portfolio and in the export", async () => {
    const member = await startMember(app(), "blanks-everywhere@example.org");
    await member.post(MISSION_TEMPLATE, missionTemplateFields());
    await member.post(TEMPLATE, templateFields({ "feld.name": "Rosa <Lux>" }));
    const escaped = "Rosa &lt;Lux&gt;";
    expect(await textOf(member.get(MISSION_TEMPLATE))).toContain("Menschen mit Garten</textarea>");
    expect(await textOf(member.get(TEMPLATE))).toContain(`${escaped}</textarea>`);
    for (const [path, said] of [
      [`${MISSION_TEMPLATE}/druck`, "Menschen mit Garten"],
      [`${TEMPLATE}/druck`, escaped],
      ["/mappe", "mehr Zeit"],
      ["/mappe.md", "Ich zeige Menschen mit Garten"],
      ["/mappe/druck", "Menschen mit Garten"],
      ["/profile/export", "Menschen mit Garten"],
    ] as const) {
      expect(await textOf(member.get(path)), path).toContain(said);
    }
    expect((await docx(member, "/vorlagen/datei/angebot.docx?inhalt=antworten")).join("\n")).toContain("Rosa <Lux>");
    expect((await docx(member, "/vorlagen/datei/angebot.docx")).join("\n")).not.toContain("Rosa");
    expect((await docx(member, `${MISSION_TEMPLATE}/vorlage/1.docx`)).join("\n")).toContain("Menschen mit Garten");
    const own = await member.get(`${TEMPLATE}/druck.pdf?inhalt=antworten`);
    expect([own.status, own.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    const ofAll = await member.get(`${TEMPLATE}/druck.pdf`);
    expect(ofAll.headers.get("Cache-Control")).toBe("public, max-age=3600");
  });

  test("a template is emptied for the next time, and keeps what is the same everywhere", async () => {
    const email = "blanks-cleared@example.org";
    const member = await startMember(app(), email);
    const fields = templateFields({ "feld.name": "Rosa Lux", "feld.mengen": "ja" });
    expect(await textOf(member.get(TEMPLATE))).toContain("data-clear hidden");
    await member.post(TEMPLATE, fields);
    expect(await textOf(member.get(TEMPLATE))).not.toContain("data-clear hidden");
    expect((await member.post(TEMPLATE, { ...fields, clear: "nein" })).status).toBe(400);
    expect((await member.post(TEMPLATE, { ...fields, clear: "ja" })).status).toBe(302);
    expect(await rowsOf(email)).toEqual([
      { key: "vorlagen/angebot/vorlage.angebot.mengen", answer: "" },
      { key: "vorlagen/angebot/vorlage.angebot.name", answer: "Rosa Lux" },
      { key: "vorlagen/angebot/vorlage.angebot.ziel", answer: "" },
    ]);
    const shown = missionTemplateFields({ "feld.huerde": "kein Platz" });
    await member.post(MISSION_TEMPLATE, shown);
    await member.post(MISSION_TEMPLATE, { ...shown, clear: "ja" });
    const portfolio = await textOf(member.get("/mappe.md"));
    expect(portfolio).toContain("Ich zeige Menschen mit Garten");
    expect(portfolio).not.toContain("kein Platz");
  });

  test("the export calls a blank by its template and its label, for people and for programs", async () => {
    const member = await startMember(app(), "blanks-export@example.org");
    await member.post(MISSION_TEMPLATE, missionTemplateFields());
    await member.post(TEMPLATE, templateFields({ "feld.ziel": "mehr Zeit", "feld.mengen": "ja" }));
    const read = await textOf(member.get("/profile/export?format=html"));
    for (const name of ["Ziel", "Jede Leistung hat eine Menge."])
      expect(read).toContain(`Vorlage „Angebot auf einer Seite“: ${name} (vorlage.angebot.`);
    expect(read).toContain("<dd>Vorlage „Angebot auf einer Seite“ (vorlagen/angebot)</dd>");
    expect(read).toContain(`Vorlage „Positionierung in einem Satz“: wem genau (${BLANK})`);
    const { names } = JSON.parse(await textOf(member.get("/profile/export?format=json")));
    expect(names).toMatchObject({
      [`content-creator-1 ${BLANK}`]: "Vorlage „Positionierung in einem Satz“: wem genau",
      "vorlagen/angebot vorlage.angebot.mengen": "Vorlage „Angebot auf einer Seite“: Jede Leistung hat eine Menge.",
    });
  });

  test("nobody sees what somebody else wrote", async () => {
    const member = await startMember(app(), "blanks-secret@example.org");
    await member.post(TEMPLATE, templateFields({ "feld.ziel": "nur für mich" }));
    const other = await startMember(app(), "blanks-other@example.org");
    for (const path of [TEMPLATE, `${TEMPLATE}/druck`, "/mappe.md"]) {
      expect(await textOf(other.get(path)), path).not.toContain("nur für mich");
    }
  });

  const docx = async (member: Visitor, path: string) =>
    readDocx(new Uint8Array(await (await member.get(path)).arrayBuffer()));
}
