import { expect, test } from "vitest";
import { readPdf } from "../../fixtures/read-pdf";
import { sql, startMember, type App } from "../app/app";

const EARLIER = "/mission/va-allround-4";
const LATER = "/mission/va-allround-7";
const TASK = "va-step-4-task-4";
const FOR_EVERYONE = "Es ist dein Kernsatz aus Mission 4";

export function describeEarlierAnswers(app: () => App): void {
  const textOf = async (answer: Promise<Response>) => (await answer).text();
  const lettersOf = async (answer: Promise<Response>) => {
    const { texts } = await readPdf(new Uint8Array(await (await answer).arrayBuffer()));
    return texts.join("").replaceAll(/\s/g, "");
  };
  const startWithAllOpen = async (name: string) => {
    const email = `${name}@example.org`;
    const member = await startMember(app(), email);
    await member.post("/career-path-selection", { path: "va-allround" });
    await app().query(sql`update user_missions set status = 'active' where user_id =
      (select user_id from profiles where email = ${email})`);
    return member;
  };

  test("an answer stands in the later mission with the way to its task, also once it is changed, and on paper", async () => {
    const member = await startWithAllOpen("earlier-answer");
    const without = await textOf(member.get(LATER));
    expect(without).toContain(FOR_EVERYONE);
    expect(without).toContain(`href="${EARLIER}#${TASK}"`);
    await member.post(EARLIER, { intent: "task", task: TASK, answer: "Ich halte <b>Postfächer</b> frei." });
    const later = await textOf(member.get(LATER));
    expect(later).toContain("Deine Antwort aus Mission 4");
    expect(later).toContain("Ich halte &lt;b&gt;Postfächer&lt;/b&gt; frei.");
    expect(later).toContain(`href="${EARLIER}#${TASK}"`);
    expect(later).not.toContain(FOR_EVERYONE);

    await app().query(sql`update user_missions set status = 'completed', progress = 100 where mission_id = 'va-step-4'
      and user_id = (select user_id from profiles where email = 'earlier-answer@example.org')`);
    await member.post(EARLIER, { intent: "task", task: TASK, answer: "Ich halte Kalender frei." });
    expect(await textOf(member.get(LATER))).toContain("Ich halte Kalender frei.");

    expect(await textOf(member.get(`${LATER}/druck?inhalt=antworten`))).toContain("Ich halte Kalender frei.");
    expect(await lettersOf(member.get(`${LATER}/druck.pdf?inhalt=antworten`))).toContain("IchhalteKalenderfrei.");
    const blank = await textOf(member.get(`${LATER}/druck?inhalt=leer`));
    expect(blank).toContain(FOR_EVERYONE);
    expect(blank).not.toContain("Ich halte Kalender frei.");
  });

  test("nobody sees another's answer", async () => {
    const anna = await startWithAllOpen("earlier-answer-a");
    const bert = await startWithAllOpen("earlier-answer-b");
    await anna.post(EARLIER, { intent: "task", task: TASK, answer: "Annas Kernsatz" });
    expect(await textOf(anna.get(LATER))).toContain("Annas Kernsatz");
    expect(await textOf(bert.get(LATER))).not.toContain("Annas Kernsatz");
  });
}
