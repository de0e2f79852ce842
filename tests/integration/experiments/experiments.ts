import { describe, expect, test } from "vitest";
import { contactFields, contactId, CONTACTS } from "../contacts/contact-fields";
import { sql, startMember, type App, type Visitor } from "../app/app";
import { COUNTED, decisionFields, EXPERIMENTS, resultFields, thresholdFields, TYPED } from "./experiment-forms";

/** Experiments by plain forms. */
export function describeExperiments(app: () => App): void {
  const rowsOf = (email: string) =>
    app().query(sql`select experiment_id as id, threshold, hits, asked, decision, sentence from experiments
      join profiles using (user_id) where email = ${email} order by experiment_id`);
  const rungsOf = (email: string) =>
    app().query(
      sql`select kind from rungs join profiles using (user_id) where email = ${email} and not is_said order by kind`,
    );
  const move = (member: Visitor, number: number, ...states: string[]) =>
    states.reduce(
      (before, state) =>
        before.then(async () => {
          await member.post(CONTACTS, contactFields({ intent: "change", id: contactId(number), state }));
        }),
      member.post(CONTACTS, contactFields({ id: contactId(number) })).then(() => {}),
    );

  test("a threshold before, a count, a decision: a grounded stop is honoured, and is a rung", async () => {
    const email = "experiments@example.org";
    const member = await startMember(app(), email);
    expect(await (await member.get(EXPERIMENTS)).text()).toContain("Sinnvoll ist zwischen 6 und 10.");
    const chosen = await member.post(EXPERIMENTS, thresholdFields());
    expect(chosen.headers.get("Location")).toBe(`/versuche?versuch=${TYPED}#versuch-content-creator-in-fremde`);
    await member.post(EXPERIMENTS, thresholdFields("7"));
    await member.post(EXPERIMENTS, resultFields("2", "20"));
    const counted = await (await member.get(EXPERIMENTS)).text();
    expect(counted).toContain("2 von 20, deine Schwelle: 7 von 20");
    expect(counted).toContain("Auch das ist ein Ergebnis.");
    expect(await rungsOf(email)).toEqual([]);
    const sentence = "Zwei von zwanzig. <script>alert(1)</script>";
    await member.post(EXPERIMENTS, { ...decisionFields(), sentence });
    expect(await rowsOf(email)).toEqual([{ id: TYPED, threshold: 7, hits: 2, asked: 20, decision: "stop", sentence }]);
    expect(await rungsOf(email)).toEqual([{ kind: "decided" }]);
    const page = await (await member.get(EXPERIMENTS)).text();
    expect(page).toContain("Das ist ein Erfolg");
    expect(page).toContain("&lt;script&gt;alert(1)");
    expect(page).not.toContain("<script>alert(1)");
    expect(page).toContain('href="/neustart/pfad"');
  });

  describe("a threshold after the first result", () => {
    test("is refused kindly, and the result stays", async () => {
      const email = "experiments-late@example.org";
      const member = await startMember(app(), email);
      await member.post(EXPERIMENTS, thresholdFields());
      await member.post(EXPERIMENTS, resultFields("3", "5"));
      const refused = await member.post(EXPERIMENTS, thresholdFields("3"));
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain("Die Schwelle steht");
      expect(await rowsOf(email)).toMatchObject([{ threshold: 8, hits: 3, asked: 5 }]);
    });

    test("is refused by the database, as is a count that becomes less", async () => {
      const email = "experiments-database@example.org";
      const member = await startMember(app(), email);
      await member.post(EXPERIMENTS, thresholdFields());
      await member.post(EXPERIMENTS, resultFields("3", "5"));
      const update = (set: string) =>
        app().query(
          sql`update experiments e set ${sql.raw(set)} from profiles p where p.user_id = e.user_id and email = ${email}`,
        );
      for (const set of [
        "threshold = 3",
        "started_at = now()",
        "counts = 'offer'",
        "hits = 2",
        "asked = null, hits = null",
      ]) {
        await expect(update(set), set).rejects.toThrow();
      }
      await expect(update("threshold = 3, forgotten_at = now()")).rejects.toThrow();
      await update("hits = 4");
      expect(await rowsOf(email)).toMatchObject([{ threshold: 8, hits: 4, asked: 5 }]);
    });

    test("is taken by both when a contact was only moved by mistake, and back", async () => {
      const email = "experiments-mistaken@example.org";
      const member = await startMember(app(), email);
      await member.post(EXPERIMENTS, thresholdFields("2", COUNTED));
      await move(member, 1, "approached", "talking", "noted");
      expect(await (await member.get(EXPERIMENTS)).text()).toContain("Ab 2 von 10, noch nichts gezählt");
      await member.post(EXPERIMENTS, thresholdFields("3", COUNTED));
      expect(await rowsOf(email)).toMatchObject([{ threshold: 3 }]);
      // One that was asked, though not yet in a talk, counts as such.
      await move(member, 2, "approached", "talking", "approached");
      expect(await (await member.get(EXPERIMENTS)).text()).toContain("0 von 1, deine Schwelle: 3 von 10");
      expect((await member.post(EXPERIMENTS, thresholdFields("2", COUNTED))).status).toBe(422);
      // Who has declined or is gone counts as far as they had come.
      await move(member, 3, "approached", "talking", "declined");
      await move(member, 4, "approached", "talking");
      await member.post(CONTACTS, { intent: "delete", id: contactId(4) });
      expect(await (await member.get(EXPERIMENTS)).text()).toContain("2 von 3, deine Schwelle: 3 von 10");
    });

    test("is refused by both when the Kundenweg has counted, though no row says so", async () => {
      const email = "experiments-counted@example.org";
      const member = await startMember(app(), email);
      await member.post(EXPERIMENTS, thresholdFields("2", COUNTED));
      await move(member, 1, "approached");
      expect((await member.post(EXPERIMENTS, thresholdFields("1", COUNTED))).status).toBe(422);
      await expect(
        app().query(
          sql`update experiments e set threshold = 1 from profiles p where p.user_id = e.user_id and email = ${email}`,
        ),
      ).rejects.toThrow();
      expect(await rowsOf(email)).toMatchObject([{ threshold: 2, hits: null, asked: null }]);
    });
  });

  test("the Kundenweg counts whom was spoken to since the start, and a decision keeps what was counted", async () => {
    const email = "experiments-contacts@example.org";
    const member = await startMember(app(), email);
    await move(member, 1, "approached", "talking");
    await member.post(EXPERIMENTS, thresholdFields("2", COUNTED));
    expect(await (await member.get(EXPERIMENTS)).text()).toContain("Ab 2 von 10, noch nichts gezählt");
    await move(member, 1, "offer");
    await move(member, 2, "approached", "talking", "resting");
    await move(member, 3, "approached");
    expect(await (await member.get(EXPERIMENTS)).text()).toContain("1 von 2, deine Schwelle: 2 von 10");
    // Nor is anybody else's contact theirs.
    await move(await startMember(app(), "experiments-neighbour@example.org"), 9, "approached", "talking");
    expect(await (await member.get(EXPERIMENTS)).text()).toContain("1 von 2, deine Schwelle: 2 von 10");
    // None of this is typed.
    expect((await member.post(EXPERIMENTS, resultFields("9", "10", COUNTED))).status).toBe(400);
    await member.post(CONTACTS, { intent: "delete", id: contactId(2) });
    await member.post(EXPERIMENTS, decisionFields("change", COUNTED));
    expect(await rowsOf(email)).toMatchObject([{ hits: 1, asked: 2, decision: "change" }]);
    await move(member, 4, "approached", "talking");
    expect(await (await member.get(EXPERIMENTS)).text()).toContain("1 von 2, deine Schwelle: 2 von 10");
    // Nor by another sentence, or another decision.
    await member.post(EXPERIMENTS, decisionFields("go", COUNTED));
    expect(await (await member.get(EXPERIMENTS)).text()).toContain("1 von 2, deine Schwelle: 2 von 10");
    expect(await rowsOf(email)).toMatchObject([{ hits: 1, asked: 2, decision: "go" }]);
  });

  test("what cannot be is refused in words, and another's experiment is nobody's", async () => {
    const email = "experiments-wrong@example.org";
    const member = await startMember(app(), email);
    const owner = await startMember(app(), "experiments-owner@example.org");
    await owner.post(EXPERIMENTS, thresholdFields());
    for (const [fields, said] of [
      [thresholdFields("0"), "ganze Zahl von 1 bis 20"],
      [thresholdFields("21"), "ganze Zahl von 1 bis 20"],
      [thresholdFields("2,5"), "ganze Zahl von 1 bis 20"],
      [resultFields("1", "2"), "Erst die Schwelle"],
      [resultFields("3", "2"), "Die zweite ist nie größer"],
      [decisionFields(), "Erst die Schwelle"],
      [{ ...decisionFields(), sentence: " " }, "Hier fehlt dein Grund"],
      [decisionFields("vielleicht"), "Wie gehst du weiter?"],
    ] as const) {
      const refused = await member.post(EXPERIMENTS, fields);
      expect(refused.status, said).toBe(422);
      expect(await refused.text()).toContain(said);
    }
    expect((await member.post(EXPERIMENTS, thresholdFields("1", "content-creator-in/gibts-nicht"))).status).toBe(404);
    await member.post(EXPERIMENTS, { intent: "delete", id: TYPED });
    expect(await rowsOf(email)).toEqual([]);
    expect(await rowsOf("experiments-owner@example.org")).toMatchObject([{ threshold: 8 }]);
  });

  test("a forgotten one leaves when alone, and begins anew with another threshold", async () => {
    const email = "experiments-again@example.org";
    const member = await startMember(app(), email);
    await member.post(EXPERIMENTS, thresholdFields());
    await member.post(EXPERIMENTS, resultFields("3", "5"));
    await member.post(EXPERIMENTS, decisionFields());
    await member.post(EXPERIMENTS, { intent: "delete", id: TYPED });
    expect(await rowsOf(email)).toEqual([
      { id: TYPED, threshold: null, hits: null, asked: null, decision: null, sentence: "" },
    ]);
    await member.post(EXPERIMENTS, thresholdFields("3"));
    expect(await rowsOf(email)).toMatchObject([{ threshold: 3, hits: null, decision: null }]);
    // What was reached stays reached.
    expect(await rungsOf(email)).toEqual([{ kind: "decided" }]);
  });

  test("after the trial it can be read, exported and deleted; whoever has begun none is led to the plans", async () => {
    const email = "experiments-trial@example.org";
    const member = await startMember(app(), email);
    await member.post(EXPERIMENTS, thresholdFields());
    await member.post(EXPERIMENTS, resultFields("3", "5"));
    await member.post(EXPERIMENTS, { ...decisionFields(), sentence: "Ein eigener Satz." });
    await app().query(
      sql`update user_progress set trial_start_date = now() - interval '1 year' where email = ${email}`,
    );
    const page = await (await member.get(EXPERIMENTS)).text();
    expect(page).toContain("Ein eigener Satz.");
    expect(page).not.toContain("Zahlen eintragen");
    for (const fields of [resultFields("4", "5"), decisionFields("go"), thresholdFields("2", COUNTED)]) {
      expect((await member.post(EXPERIMENTS, fields)).headers.get("Location")).toBe("/pricing");
    }
    expect(await (await member.get("/profile/export")).text()).toContain("Ein eigener Satz.");
    await member.post(EXPERIMENTS, { intent: "delete", id: TYPED });
    expect((await member.get(EXPERIMENTS)).headers.get("Location")).toBe("/pricing");
  });

  test("another path and another test leave it alone, and it is shown there, too", async () => {
    const email = "experiments-path@example.org";
    const member = await startMember(app(), email);
    await member.post(EXPERIMENTS, thresholdFields());
    await app().query(sql`update user_progress set selected_career_path = 'Copywriter:in' where email = ${email}`);
    await member.post("/neustart/quiz", {});
    expect(await rowsOf(email)).toHaveLength(1);
    expect(await (await member.get(EXPERIMENTS)).text()).toContain("Von anderen Pfaden");
  });
}
