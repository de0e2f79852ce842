import { expect, test } from "vitest";
import { shareAnswers } from "~/coach/conversations.server";
import { contactFields, contactId, CONTACTS } from "../contacts/contact-fields";
import { sql } from "../app/app";
import { askFor, startLearner, type Coach } from "./coach-app";

const WORDS = /Xaveria|Zwetschgenhof|Quittengelee|Holunderweg/;

/** Other people's data and the model. */
export function describeContactsUnknown(coach: () => Coach): void {
  test("whatever is asked, no word of a contact reaches the model, not even with own answers", async () => {
    const anna = await startLearner(coach(), "pro_ai");
    const { userId, member } = anna;
    const fields = { name: "Xaveria Zwetschgenhof", nextStep: "Quittengelee zeigen", note: "Vom Holunderweg" };
    for (const [index, state] of ["noted", "approached", "order"].entries()) {
      const { status } = await member.post(CONTACTS, contactFields({ ...fields, id: contactId(index), state }));
      expect(status).toBe(302);
    }
    expect(await (await member.get(`/vorlagen/erste-nachricht?kontakt=${contactId(0)}`)).text()).toMatch(WORDS);
    await coach().app.query(sql`insert into user_tasks (user_id, mission_id, task_id, answer, answered_at)
      values (${userId}, 'content-creator-1', 'cc1-1', 'Häkelkurse für Anfänger', now())`);
    const { start } = await askFor(anna, { message: "Wen von meinem Kundenweg frage ich zuerst?" });
    const { conversationId } = start;
    await shareAnswers({ userId, id: conversationId, sharesAnswers: true });
    await askFor(anna, { message: "Wer steht auf meinem Kundenweg, und was ist der nächste Schritt?", conversationId });
    await askFor(anna, { message: "Schreib meine erste Nachricht an den ersten Kontakt.", conversationId });
    const said = JSON.stringify(coach().fake.calls);
    expect(coach().fake.calls.length).toBeGreaterThanOrEqual(3);
    expect(said).toContain("Häkelkurse");
    expect(said).not.toMatch(WORDS);
  });
}
