import { expect, onTestFinished, test, vi } from "vitest";
import { DAY_MS } from "~/domain/time/durations";
import { readPdf } from "../../fixtures/read-pdf";
import { sql, startMember, type App } from "../app/app";
import { SITUATION, situationFields } from "../situation/situation-form";
import { SELF_CHECK, selfCheckFields } from "./self-check-form";

const MISSION = "/mission/content-creator-in-1";
const CARD = "Kurz gefragt";
const QUESTION = "nebenjob-arbeitgeber.konkurrenz";

export function describeSelfCheck(app: () => App): void {
  const textOf = async (answer: Promise<Response>) => (await answer).text();
  const rowsOf = (name: string) =>
    app().query(sql`select question_id, is_right from self_check_answers join profiles using (user_id)
      where email = ${`${name}@example.org`}`);
  const xpOf = (name: string) =>
    app().query(sql`select u.total_xp, (select count(*)::int from xp_ledger l where l.user_id = u.user_id) as credits
      from user_progress u join profiles p on p.user_id = u.user_id where p.email = ${`${name}@example.org`}`);
  async function begun(name: string) {
    const member = await startMember(app(), `${name}@example.org`);
    await member.post(MISSION, { intent: "task", task: "cc1-1", completed: "on" });
    return member;
  }

  test("a wrong answer is said in place, leads to its sentence, and can be given again; none pays XP", async () => {
    const member = await startMember(app(), "checked@example.org");
    const before = await xpOf("checked");
    const sent = await member.post(SELF_CHECK, selfCheckFields({ answer: "1" }));
    const place = "#frage-nebenjob-arbeitgeber-konkurrenz-antwort";
    expect(sent.headers.get("Location")).toBe(`${MISSION}?frage=${QUESTION}&antwort=1${place}`);
    const page = await textOf(member.get(`${MISSION}?frage=${QUESTION}&antwort=1`));
    const sentence = "wissen-nebenjob-arbeitgeber-satz-konkurrenz";
    const from = page.indexOf(`id="${place.slice(1)}"`);
    expect(page.slice(from, from + 400)).toContain("<strong>Noch nicht ganz.</strong>");
    expect(page).toContain(`<a href="#${sentence}">„Solange du angestellt bist, darfst du ihm …“</a>`);
    expect(page).toMatch(new RegExp(`<span id="${sentence}"[^>]*>Solange du angestellt bist`));
    expect(page).toMatch(/<details[^>]* open[^>]*><summary>Prüf dich: 3 Fragen/);
    expect(await rowsOf("checked")).toEqual([{ question_id: QUESTION, is_right: false }]);
    await member.post(SELF_CHECK, selfCheckFields());
    expect(await textOf(member.get(`${MISSION}?frage=${QUESTION}&antwort=0`))).toContain("<strong>Genau.</strong>");
    expect(await rowsOf("checked")).toEqual([{ question_id: QUESTION, is_right: true }]);
    expect(await xpOf("checked")).toEqual(before);
  });

  test("a script gets the verdict alone; nothing chosen keeps nothing; a foreign page is not led to", async () => {
    const member = await startMember(app(), "checked-here@example.org");
    const here = `${SELF_CHECK}?_data=routes%2F_app.pruef-dich`;
    const answer = await member.post(here, selfCheckFields({ isInPlace: "1", answer: "2" }));
    expect(await answer.json()).toEqual({ verdict: expect.stringContaining("Noch nicht ganz.") });
    const nothing = { intent: "answer", question: "kasse-job.vollzeit", from: "https://example.org/" };
    const sent = await member.post(SELF_CHECK, nothing);
    expect(sent.headers.get("Location")).toMatch(/^\/pruef-dich\?frage=kasse-job.vollzeit#/);
    expect(await rowsOf("checked-here")).toEqual([{ question_id: QUESTION, is_right: false }]);
    expect((await member.post(SELF_CHECK, selfCheckFields({ question: "gibt.es-nicht" }))).status).toBe(404);
  });

  test("whoever has begun is asked on /home, at most once a day, about what concerns them", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T20:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    const fresh = await startMember(app(), "asked-fresh@example.org");
    expect(await textOf(fresh.get("/home"))).not.toContain(CARD);
    const member = await begun("asked");
    expect(await textOf(member.get("/home"))).toContain(CARD);
    expect(await textOf(member.get(SELF_CHECK))).toContain("Eine kurze Frage zu dem, was bald dran ist");
    await member.post(SELF_CHECK, selfCheckFields({ from: SELF_CHECK }));
    expect(await textOf(member.get("/home"))).not.toContain(CARD);
    expect(await textOf(member.get(SELF_CHECK))).toContain("Heute gibt es nichts zu fragen");
    // Still the 27th in Germany, then the 28th.
    vi.setSystemTime(new Date("2026-11-27T22:59:00Z"));
    expect(await textOf(member.get("/home"))).not.toContain(CARD);
    vi.setSystemTime(new Date("2026-11-27T23:01:00Z"));
    expect(await textOf(member.get("/home"))).toContain(CARD);
    // Somebody without a job, child and benefits is asked about none of them: all three passages are for others.
    await member.post(
      SITUATION,
      situationFields({ employment: "keine", insurance: "freiwillig", "benefit-keine": "on" }),
    );
    for (let day = 0; day < 4; day++) {
      vi.setSystemTime(new Date("2026-11-28T12:00:00Z").getTime() + day * DAY_MS);
      const page = await textOf(member.get(SELF_CHECK));
      expect(page).not.toMatch(/name="question" value="(?:nebenjob-arbeitgeber|alg-und-grundsicherung)/);
    }
  });

  test("on paper they have boxes, and the answers are the last lines of the sheet, in the file too", async () => {
    const member = await startMember(app(), "checked-on-paper@example.org");
    const sheet = await textOf(member.get(`${MISSION}/druck`));
    const [, solutions = ""] = /Lösungen zu „Prüf dich“: (?:<!-- -->)?([^<]*)/.exec(sheet) ?? [];
    // Questions of three passages; the right answers by the letters that stand before them.
    expect(solutions.split(" · ")).toHaveLength(9);
    const [, letter] = /☐ (.)\) Nicht ohne Einwilligung seines Betriebs/.exec(sheet) ?? [];
    expect(solutions).toContain(`: ${letter}`);
    expect(sheet).not.toContain("data-self-check");
    const pdf = await readPdf(new Uint8Array(await (await member.get(`${MISSION}/druck.pdf`)).arrayBuffer()));
    expect(JSON.stringify(pdf).replaceAll(/\s/g, "")).toContain("Lösungenzu„Prüfdich“");
  });

  test("one click switches it off, and the settings on again", async () => {
    const member = await begun("asked-off");
    expect(await textOf(member.get("/home"))).toContain(CARD);
    expect((await member.post(SELF_CHECK, { intent: "off" })).headers.get("Location")).toBe("/home");
    expect(await textOf(member.get("/home"))).not.toContain(CARD);
    await member.post("/profile/einstellungen", { intent: "messages", weeklyMail: "on" });
    expect(await textOf(member.get("/home"))).not.toContain(CARD);
    await member.post("/profile/einstellungen", { intent: "questions", selfCheck: "on" });
    expect(await textOf(member.get("/home"))).toContain(CARD);
  });
}
