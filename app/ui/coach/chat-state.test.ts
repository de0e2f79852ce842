import { expect, test } from "vitest";
import type { AnswerBlock } from "~/domain/coach/answer";
import type { ChatEvent, ChatMessage } from "~/domain/coach/chat";
import { changeChat, openChat, type Chat, type ChatAction } from "./chat-state";

const AT = "2026-11-22T18:00:00.000Z";
const failure = { text: "Entschuldige", toast: { title: "Verbindungsfehler", description: "Später" } };

const message = (changes: Partial<ChatMessage>): ChatMessage => ({
  id: "1",
  type: "bot",
  message: "",
  timestamp: AT,
  isLoading: false,
  state: "done",
  origin: "model",
  blocks: [],
  sources: [],
  ...changes,
});
const paragraph = (text: string): AnswerBlock => ({
  isUnchecked: false,
  block: { type: "paragraph", children: [{ type: "text", text }] },
});

const asked: ChatAction = { type: "asked", question: "Wie weiter?", at: AT, retryOf: null };
const start: ChatEvent = {
  event: "start",
  data: {
    conversationId: "c",
    question: message({ id: "q", type: "user", message: "Wie weiter?" }),
    answerId: "a",
    remaining: 4,
  },
};
const text = (words: string): ChatEvent => ({ event: "text", data: { text: words } });
const block = (words: string): ChatEvent => ({ event: "block", data: { block: paragraph(words) } });
const end = (answer: Partial<ChatMessage>): ChatEvent => ({
  event: "end",
  data: { answer: message({ id: "a", ...answer }), remaining: 4, toast: null },
});
const arrived = (...events: ChatEvent[]): ChatAction => ({ type: "arrived", events });

const empty = openChat({ conversationId: null, messages: [], remaining: 5 });
const after = (...actions: ChatAction[]): Chat => actions.reduce(changeChat, empty);

test("a question and the bubble that waits for the answer stand there at once", () => {
  const { messages, isPending } = after(asked);
  expect(messages).toMatchObject([
    { type: "user", message: "Wie weiter?" },
    { type: "bot", isLoading: true, state: "writing" },
  ]);
  expect(isPending).toBe(true);
});

test("words are shown until their block is whole", () => {
  const writing = after(asked, arrived(start, text("Such "), text("dir")));
  expect(writing).toMatchObject({ conversationId: "c", remaining: 4, words: "Such dir", isPending: true });
  expect(writing.messages).toMatchObject([{ id: "q" }, { id: "a", isLoading: false, blocks: [] }]);
  const whole = changeChat(writing, arrived(block("Such dir eine Aufgabe.")));
  expect(whole).toMatchObject({ words: "", isPending: true });
  expect(whole.messages[1]?.blocks).toEqual([paragraph("Such dir eine Aufgabe.")]);
});

test("what was none of the answer goes, and the answer begins anew", () => {
  const chat = after(asked, arrived(start, block("The user asks"), text("how"), { event: "anew", data: {} }));
  expect(chat).toMatchObject({ words: "", isPending: true });
  expect(chat.messages[1]).toMatchObject({ id: "a", isLoading: true, blocks: [] });
  expect(changeChat(chat, arrived(text("Fang"))).words).toBe("Fang");
});

test("the end brings the answer as it is stored", () => {
  const chat = after(
    asked,
    arrived(start, text("Such"), end({ blocks: [paragraph("Such dir eine.")], origin: "material" })),
  );
  expect(chat).toMatchObject({ isPending: false, words: "", toast: null });
  expect(chat.messages[1]).toMatchObject({ id: "a", origin: "material", blocks: [paragraph("Such dir eine.")] });
});

test("what came before somebody stopped stays, what comes after it does not", () => {
  const chat = after(
    asked,
    arrived(start, block("Erstens."), text("Zwei")),
    { type: "stopped" },
    arrived(text("tens.")),
  );
  expect(chat).toMatchObject({ isPending: false, words: "" });
  expect(chat.messages[1]).toMatchObject({ state: "stopped", blocks: [paragraph("Erstens."), paragraph("Zwei")] });
});

test("numbers in words that were cut off count as unchecked", () => {
  const chat = after(asked, arrived(start, text("Bis 25.000 €")), { type: "stopped" });
  expect(chat.messages[1]?.blocks[0]?.isUnchecked).toBe(true);
});

test("a lost connection keeps what came", () => {
  const chat = after(asked, arrived(start, text("Such dir")), { type: "lost", failure });
  expect(chat).toMatchObject({ isPending: false, toast: null });
  expect(chat.messages[1]).toMatchObject({ state: "broken", blocks: [paragraph("Such dir")] });
});

test.each([
  ["before the question arrived", []],
  ["before the first word", [arrived(start)]],
])("lost %s: the stated words take the place of the bubble, and the toast tells", (_, before) => {
  const chat = after(asked, ...before, { type: "lost", failure });
  expect(chat.messages).toHaveLength(2);
  expect(chat.messages[1]).toMatchObject({ state: "failed", message: "Entschuldige", isLoading: false });
  expect(chat).toMatchObject({ isPending: false, toast: { title: "Verbindungsfehler" } });
});

test("the same failure twice is two toasts", () => {
  const first = after(asked, { type: "lost", failure });
  const second = [asked, { type: "lost", failure } as const].reduce(changeChat, first);
  expect(second.toast?.id).not.toBe(first.toast?.id);
});

test("a retry takes the place of its question and answer", () => {
  const chat = after(asked, arrived(start, end({ state: "failed" })), { ...asked, retryOf: "a" });
  expect(chat.messages).toMatchObject([{ type: "user" }, { type: "bot", isLoading: true }]);
});

test("what the server has replaces what stands there, but nothing that is only here", () => {
  const stored = { conversationId: "c", messages: [message({ id: "s" })], remaining: 3 };
  const load: ChatAction = { type: "loaded", chat: stored };
  expect(after(load)).toMatchObject(stored);
  expect(after(asked, arrived(start), load).messages).toHaveLength(2);
  const none: ChatAction = { type: "loaded", chat: { ...stored, conversationId: null, messages: [] } };
  expect(after(asked, { type: "lost", failure }, none).messages).toHaveLength(2);
  expect(after(asked, arrived(start), { type: "lost", failure }, load)).toMatchObject(stored);
});

test("Inno says what needs no server", () => {
  const chat = after({ type: "said", text: "Nur mit Pro.", at: AT });
  expect(chat).toMatchObject({ isPending: false, messages: [{ type: "bot", message: "Nur mit Pro.", state: "done" }] });
});

test("a question that the server does not take leaves nothing behind but why", () => {
  const chat = after(asked, { type: "refused", toast: { title: "Kurze Pause", description: "Später" } });
  expect(chat).toMatchObject({ messages: [], isPending: false, toast: { title: "Kurze Pause" } });
});

test("another conversation takes the place of one that is still being read", () => {
  const other = { conversationId: "other", messages: [message({ id: "o" })], remaining: 3 };
  expect(after(asked, arrived(start), { type: "loaded", chat: other })).toMatchObject({ ...other, isPending: false });
});
