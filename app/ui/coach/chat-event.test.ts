import { expect, test } from "vitest";
import type { AnswerBlock } from "~/domain/coach/answer";
import { CHAT_EVENTS, type ChatEvent, type ChatMessage } from "~/domain/coach/chat";
import { readChatEvent } from "./chat-event";

const blocks: AnswerBlock[] = [
  {
    isUnchecked: true,
    block: {
      type: "paragraph",
      children: [
        { type: "text", text: "Bis " },
        { type: "strong", children: [{ type: "code", text: "25.000 €" }] },
        { type: "source", number: 1 },
        { type: "link", href: "https://elster.de/", host: "elster.de", children: [{ type: "text", text: "Elster" }] },
      ],
    },
  },
  {
    isUnchecked: false,
    block: {
      type: "list",
      ordered: true,
      start: 3,
      items: [[{ type: "quote", children: [{ type: "heading", children: [] }] }], [{ type: "code", text: "x" }]],
    },
  },
];

const message: ChatMessage = {
  id: "1",
  type: "bot",
  message: "Bis 25.000 €",
  timestamp: "2026-11-22T18:00:00.000Z",
  isLoading: false,
  state: "done",
  origin: "material",
  blocks,
  sources: [{ number: 1, title: "Anmelden", heading: null, url: "/mission/va-allround-3#anmelden" }],
};

const events: ChatEvent[] = [
  {
    event: "start",
    data: { conversationId: "c", question: { ...message, type: "user" }, answerId: "2", remaining: 4 },
  },
  { event: "text", data: { text: "Wort" } },
  { event: "anew", data: {} },
  ...blocks.map((block): ChatEvent => ({ event: "block", data: { block } })),
  { event: "end", data: { answer: message, remaining: null, toast: { title: "Titel", description: "Text" } } },
];

test.each(events)("what the server sends is read: $event", ({ event, data }) => {
  expect(CHAT_EVENTS[event].safeParse(data).success).toBe(true);
  expect(readChatEvent({ event, data: JSON.stringify(data) })).toEqual({ event, data });
});

test.each([
  ["start", "{}"],
  ["text", "{"],
  ["text", '{"text":5}'],
  ["text", "[]"],
  ["ping", '{"text":"Wort"}'],
  ["block", '{"block":{"isUnchecked":false,"block":{"type":"image","src":"https://example.org/a.png"}}}'],
  ["block", '{"block":{"isUnchecked":false,"block":{"type":"paragraph","children":[{"type":"html","text":"<b>"}]}}}'],
  ["block", '{"block":{"isUnchecked":false,"block":{"type":"paragraph","children":[{"type":"link","children":[]}]}}}'],
  ["end", JSON.stringify({ answer: { ...message, state: "unknown" }, remaining: 1, toast: null })],
])("anything else is none: %s %s", (event, data) => {
  expect(readChatEvent({ event, data })).toBeNull();
});
