import { expect, test } from "vitest";
import { PICK_WORDS } from "../../../app/domain/companions/companion";
import { sql, type App } from "../app/app";
import { COMPANION, companionFields, companionScene } from "./scene";

const UNSEEN = "Bitte ohne unsichtbare Zeichen";
const MARKED = "Weiter\u200bso";

/** What stands on the pages of either side from week to week. */
export function describeCompanionWeeks(app: () => App): void {
  const { textOf, someoneAccompanied } = companionScene(app);

  /** Accompanied since some Sundays ago: the latest one's week is shown. */
  const someoneSince = async (name: string) => {
    const anna = await someoneAccompanied(name);
    await app().query(sql`update companions set
      expires_at = (date_trunc('week', now() at time zone 'Europe/Berlin') + interval '62 days') at time zone 'Europe/Berlin'
      where user_id = ${anna.userId}`);
    return anna;
  };

  test("last week's answer is none to this week, though the learner sees it for seven days", async () => {
    const anna = await someoneSince("weeks-answer");
    await anna.kim.post(anna.week, { intent: "answer", pick: "proud" });
    expect(await textOf(anna.kim, anna.week)).toContain("Deine Antwort ist da");
    // Before the latest Sunday; whatever day it is, less than seven days ago or more.
    const latest = sql`(date_trunc('week', (now() at time zone 'Europe/Berlin') + interval '1 day') - interval '1 day')
      at time zone 'Europe/Berlin'`;
    await app().query(sql`update companions set answered_at = ${latest} - interval '1 minute'`);
    const text = await textOf(anna.kim, anna.week);
    expect(text).toContain("Was sagst du dazu?");
    expect(text).not.toContain("Deine Antwort ist da");
    for (const [days, isSeen] of [
      [6, true],
      [8, false],
    ] as const) {
      await app().query(sql`update companions set answered_at = now() - make_interval(days => ${days})`);
      for (const path of ["/home", COMPANION]) {
        expect((await textOf(anna.member, path)).includes(PICK_WORDS.proud), `${path} ${days}`).toBe(isSeen);
      }
    }
  });

  test("while the learner has no access there is a pause instead of three zeros", async () => {
    const anna = await someoneSince("weeks-pause");
    expect(await textOf(anna.kim, anna.week)).toContain("Aufgaben erledigt");
    await app().query(
      sql`update user_progress set trial_start_date = now() - interval '60 days' where user_id = ${anna.userId}`,
    );
    const text = await textOf(anna.kim, anna.week);
    expect(text).toContain("Gerade ist Pause. Es geht weiter, wenn Anna weitermacht.");
    for (const said of ["Aufgaben erledigt", "Eine ruhige Woche"]) expect(text).not.toContain(said);
    expect(await textOf(anna.member, COMPANION)).toContain("Gerade ist Pause");
    await app().query(sql`insert into entitlements (user_id, kind, source) values (${anna.userId}, 'pro', 'operator')`);
    expect(await textOf(anna.kim, anna.week)).toContain("Aufgaben erledigt");
  });

  test("a mark that nobody sees is told where it stands, and the sentence is kept", async () => {
    const anna = await someoneAccompanied("weeks-marks");
    const answer = await anna.kim.post(anna.week, { intent: "answer", reply: MARKED });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain(UNSEEN);
    expect(text).toContain(`value="${MARKED}"`);
    for (const field of ["name", "sentence"]) {
      const page = await anna.member.post(COMPANION, companionFields({ [field]: MARKED }));
      expect(page.status).toBe(422);
      const said = await page.text();
      expect(said).toContain(UNSEEN);
      const [input = ""] = new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(said) ?? [];
      expect(input).toContain('aria-invalid="true"');
      expect(said.match(/aria-invalid="true"/g)).toHaveLength(1);
    }
  });
}
