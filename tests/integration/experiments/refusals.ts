import { expect, test } from "vitest";
import { sql, startMember, type App } from "../app/app";
import { decisionFields, EXPERIMENTS, resultFields, thresholdFields } from "./experiment-forms";

/** What the forms of experiments refuse, and what they say of a decision that nothing was counted for. */
export function describeExperimentRefusals(app: () => App): void {
  const countOf = (email: string) =>
    app().query(sql`select hits, asked from experiments join profiles using (user_id) where email = ${email}`);

  test("a number that was typed before becomes no smaller, nor is one counted after the decision", async () => {
    const email = "experiments-less@example.org";
    const member = await startMember(app(), email);
    await member.post(EXPERIMENTS, thresholdFields());
    await member.post(EXPERIMENTS, resultFields("3", "5"));
    for (const [hits, asked, field] of [
      ["3", "4", "asked"],
      ["2", "6", "hits"],
    ] as const) {
      const refused = await member.post(EXPERIMENTS, resultFields(hits, asked));
      expect(refused.status, field).toBe(422);
      const page = await refused.text();
      expect(page, field).toContain("Kleiner wird die Zahl nicht</strong> – Vertippt? Fang den Versuch neu an.");
      expect(page.match(/<input[^>]*aria-invalid="true"[^>]*>/g), field).toEqual([
        expect.stringContaining(`name="${field}"`),
      ]);
    }
    expect(await countOf(email)).toMatchObject([{ hits: 3, asked: 5 }]);
    await member.post(EXPERIMENTS, decisionFields());
    const late = await member.post(EXPERIMENTS, resultFields("4", "9"));
    expect(late.status).toBe(422);
    expect(await late.text()).toContain("Du hast schon entschieden</strong>");
    expect(await countOf(email)).toMatchObject([{ hits: 3, asked: 5 }]);
  });

  test("a decision before anything was counted is not praised for counting, and its threshold is not offered again", async () => {
    const member = await startMember(app(), "experiments-uncounted@example.org");
    await member.post(EXPERIMENTS, thresholdFields());
    const open = await (await member.get(EXPERIMENTS)).text();
    expect(open).toContain("Danach wird nicht mehr gezählt.");
    expect(open).toContain("Schwelle ändern");
    await member.post(EXPERIMENTS, decisionFields("go"));
    const page = await (await member.get(EXPERIMENTS)).text();
    expect(page).toContain("Du machst weiter. Gezählt ist noch nichts.");
    expect(page).toContain("Sie steht, seit du entschieden hast.");
    expect(page).not.toMatch(/weil du gezählt hast|Schwelle ändern|seit gezählt ist/);
  });

  test("a decision that is none is told at its choice", async () => {
    const member = await startMember(app(), "experiments-unchosen@example.org");
    await member.post(EXPERIMENTS, thresholdFields());
    const refused = await member.post(EXPERIMENTS, decisionFields(""));
    expect(refused.status).toBe(422);
    const page = await refused.text();
    const [, id] =
      /<fieldset[^>]*role="radiogroup"[^>]*aria-invalid="true"[^>]*aria-describedby="([^"]+)"/.exec(page) ?? [];
    expect(page).toContain(`<p id="${id}" class="text-note font-[550] text-danger"><strong>Wie gehst du weiter?`);
    expect(page.match(/<input[^>]* autofocus=""[^>]*>/gi)).toEqual([expect.stringContaining('value="go"')]);
    expect(page).not.toMatch(/<input[^>]* aria-invalid="true"/);
  });
}
