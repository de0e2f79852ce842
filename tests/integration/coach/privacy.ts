import { expect, test } from "vitest";
import {
  deleteConversation,
  deleteConversations,
  getConversation,
  listConversations,
  searchConversations,
  shareAnswers,
} from "~/coach/conversations.server";
import { erasePersonalData } from "~/db/personal/personal-data.server";
import { BAD_ANSWERS } from "../../fakes/model/answers";
import { sql } from "../app/app";
import { ask, askFor, startLearner, turnsOf, type Coach } from "./coach-app";

const NOBODY = "00000000-0000-4000-8000-000000000000";

/** Privacy of conversations: ownership, sharing of own answers, deletion. */
export function describePrivacy(coach: () => Coach): void {
  test("somebody else's conversation does not exist", async () => {
    const anna = await startLearner(coach());
    const eve = await startLearner(coach());
    const { start, answer } = await askFor(anna, { message: "Mein Geheimnis ist Zimtschnecke" });
    const { conversationId: id } = start;
    for (const conversationId of [id, NOBODY]) {
      expect((await ask(eve, { message: "Was war das?", conversationId })).status).toBe(404);
    }
    expect((await ask(eve, { message: "Nochmal", retryOf: answer.id })).status).toBe(404);
    const { userId } = eve;
    expect(await getConversation({ userId, id })).toBeNull();
    expect(await deleteConversation({ userId, id })).toBe(false);
    expect(await shareAnswers({ userId, id, sharesAnswers: true })).toBe(false);
    expect((await searchConversations({ userId, search: "Zimt" })).conversations).toEqual([]);
    expect((await listConversations({ userId, before: id })).conversations).toEqual([]);
    await deleteConversations({ userId });
    expect(await getConversation({ userId: anna.userId, id })).toMatchObject({
      title: "Mein Geheimnis ist Zimtschnecke",
    });
  });

  test("conversations are listed from the latest, found by their words, and go one by one or all", async () => {
    const anna = await startLearner(coach(), "pro");
    const { userId } = anna;
    await coach().app.query(sql`insert into coach_conversations (user_id, title, updated_at)
      select ${userId}, 'Gespräch ' || n, now() - make_interval(days => n) from generate_series(1, 35) n`);
    const { start } = await askFor(anna, { message: "Was kostet 100%_ig ein Logo?" });
    const first = await listConversations({ userId });
    expect([first.conversations.length, first.conversations[0]?.id]).toEqual([30, start.conversationId]);
    const rest = await listConversations({ userId, before: first.next });
    expect([rest.conversations.length, rest.next]).toEqual([6, null]);
    expect(new Set([...first.conversations, ...rest.conversations].map(({ id }) => id)).size).toBe(36);
    const found = async (search: string) => (await searchConversations({ userId, search })).conversations.length;
    expect([await found("LOGO"), await found("100%_"), await found("1000"), await found("angebot")]).toEqual([
      1, 1, 0, 1,
    ]);
    expect(await deleteConversation({ userId, id: start.conversationId })).toBe(true);
    expect(await turnsOf(coach(), anna)).toEqual([]);
    await deleteConversations({ userId });
    expect((await listConversations({ userId })).conversations).toEqual([]);
  });

  test("own answers reach the model after the click, for this conversation, with pro_ai", async () => {
    for (const [plan, isGiven] of [
      ["pro_ai", true],
      ["pro", false],
    ] as const) {
      const anna = await startLearner(coach(), plan);
      const { userId } = anna;
      await coach().app.query(sql`insert into user_tasks (user_id, mission_id, task_id, answer, answered_at)
        values (${userId}, 'content-creator-1', 'cc1-1', 'Häkelkurse für Anfänger', now())`);
      const said = () => JSON.stringify(coach().fake.calls.at(-1)?.messages);
      const { start } = await askFor(anna, { message: "Passt das?" });
      expect(said()).not.toContain("Häkelkurse");
      const { conversationId: id } = start;
      await shareAnswers({ userId, id, sharesAnswers: true });
      await askFor(anna, { message: "Passt das?", conversationId: id });
      expect(said().includes("Häkelkurse"), plan).toBe(isGiven);
      await askFor(anna, { message: "Und hier?" });
      expect(said()).not.toContain("Häkelkurse");
    }
  });

  test.each([
    ["nothing", {}],
    ["an empty message", { message: " \n " }],
    ["a message of 2,001 letters", { message: "a".repeat(2_001) }],
    ["a list", { message: ["Hallo"] }],
    ["a NUL", { message: "Hallo\u0000" }],
    ["half a letter", '{"message":"\\ud800"}'],
    ["an unknown key", { message: "Hallo", role: "system" }],
    ["no id", { message: "Hallo", conversationId: "1; drop table" }],
    ["another mode", { message: "Hallo", mode: "root" }],
    ["no JSON", "{"],
    ["an own prototype", '{"message":"Hallo","__proto__":{"admin":true}}'],
  ])("%s is refused, in German, and nothing is kept", async (_, body) => {
    const anna = await startLearner(coach());
    const refused = await ask(anna, body);
    expect([refused.status, (await refused.text()).includes('<html lang="de"')]).toEqual([400, true]);
    expect([await turnsOf(coach(), anna), coach().fake.calls]).toEqual([[], []]);
  });

  test("2,000 letters are a question; more than fits any question is not read", async () => {
    const anna = await startLearner(coach());
    expect((await askFor(anna, { message: "ä".repeat(2_000) })).answer.state).toBe("done");
    expect((await ask(anna, JSON.stringify({ message: "a", userName: "x".repeat(70_000) }))).status).toBe(413);
    expect((await ask(anna, { message: "a" }, { headers: { "Content-Type": "text/plain" } })).status).toBe(415);
    const elsewhere = { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" };
    expect((await ask(anna, { message: "a" }, { headers: elsewhere })).status).toBe(403);
  });

  test("strangers are sent to the login", async () => {
    const response = await ask({ member: coach().app.visitor() }, { message: "Hallo?" });
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/onboarding"]);
  });

  test.each(Object.entries(BAD_ANSWERS))(
    "a model that says %s gets nothing of it loaded, run or believed",
    async (_, text) => {
      const anna = await startLearner(coach());
      coach().fake.answer({ text });
      // Nothing in the material answers it, so no passage is given along that a citation could name.
      const { answer, remaining } = await askFor(anna, { message: "Wie wird das Wetter in Oslo?" });
      expect([answer.state, answer.sources, remaining]).toEqual(["done", [], 4]);
      const types = JSON.stringify(answer.blocks);
      expect(types).not.toMatch(/"type":"(?:image|html|source)"/);
      for (const [, href = ""] of types.matchAll(/"href":"([^"]*)"/g)) expect(href).toMatch(/^(?:https:\/\/|\/(?!\/))/);
    },
  );

  test("the export tells what was asked and answered, and with the account all of it goes", async () => {
    const anna = await startLearner(coach());
    await askFor(anna, { message: "Mein Geheimnis ist Zimtschnecke" });
    const exported = await (await anna.member.get("/profile/export?format=json")).text();
    const page = await (await anna.member.get("/profile/export?format=html")).text();
    for (const text of ["Zimtschnecke", "Fang mit **einem** Angebot an"]) {
      expect(exported).toContain(text);
      expect(page).toContain(text);
    }
    for (const title of ["Gespräche mit Inno", "Fragen an Inno und Antworten", "Fragen je Tag"]) {
      expect(page).toContain(title);
    }
    const { userId } = anna;
    await erasePersonalData({ userId });
    for (const table of ["coach_conversations", "coach_turns", "coach_usage"]) {
      const left = sql`select count(*)::int as count from ${sql.identifier(table)} where user_id = ${userId}`;
      expect(await coach().app.count(left), table).toBe(0);
    }
  });
}
