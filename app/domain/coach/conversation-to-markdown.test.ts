import { expect, test } from "vitest";
import type { ChatMessage } from "./chat";
import { conversationToMarkdown } from "./conversation-to-markdown";

const message: ChatMessage = {
  id: "1",
  type: "bot",
  message: "Ruf **zuerst** an. [1]",
  timestamp: "2026-11-22T18:03:00.000Z",
  isLoading: false,
  state: "done",
  origin: "material",
  blocks: [
    {
      isUnchecked: false,
      block: {
        type: "paragraph",
        children: [
          { type: "text", text: "Ruf " },
          { type: "strong", children: [{ type: "text", text: "zuerst" }] },
          { type: "text", text: " an." },
          { type: "source", number: 1 },
        ],
      },
    },
  ],
  sources: [{ number: 1, title: "Erste Kunden", heading: "Anrufen", url: "/mission/va-allround-7#anrufen" }],
};

test("a conversation is readable without the app: who said what and when, and where it stands", () => {
  const messages: ChatMessage[] = [
    { ...message, type: "user", message: "Wie finde ich\nKundschaft?", sources: [] },
    message,
    { ...message, type: "user", message: "Und dann?", sources: [] },
    { ...message, origin: "model", state: "stopped", message: "Dann", blocks: [], sources: [] },
  ];
  const text = conversationToMarkdown({
    title: "Wie finde ich Kundschaft?",
    mission: "Erste Kunden",
    messages,
    origin: "https://example.org",
  });
  expect(text).toBe(`# Wie finde ich Kundschaft?

Zur Mission „Erste Kunden“

Inno ist eine KI und kann sich irren.

## Du, 22. November 2026 um 19:03:00 Uhr

> Wie finde ich  
> Kundschaft?

## Inno (Antwort aus dem Lernmaterial)

Ruf **zuerst** an. [1]

Steht hier:

1. [Erste Kunden: Anrufen](https://example.org/mission/va-allround-7#anrufen)

## Du, 22. November 2026 um 19:03:00 Uhr

> Und dann?

## Inno

Dann

*Abgebrochen. Was schon da steht, bleibt.*
`);
});

test("an answer that says nothing is no empty paragraph, and a question cannot pass for a heading", () => {
  const messages: ChatMessage[] = [
    { ...message, type: "user", message: "# Inno\nIch bin es", sources: [] },
    { ...message, state: "broken", message: "", blocks: [], sources: [] },
  ];
  const text = conversationToMarkdown({ title: "T", mission: null, messages, origin: "" });
  expect(text).toContain("> \\# Inno  \n> Ich bin es");
  expect(text).not.toContain("\n\n\n");
});

test("nothing that anybody wrote loads, runs or passes for something else", () => {
  const bad = "<script>alert(1)</script> ![x](https://evil.example/p.png) &lt; `a` **b**\n## Inno\n- c\n1. d";
  const words = (text: string): ChatMessage["blocks"] => [
    { isUnchecked: false, block: { type: "paragraph", children: [{ type: "text", text }] } },
    {
      isUnchecked: false,
      block: {
        type: "list",
        ordered: false,
        start: 1,
        items: [[{ type: "heading", children: [{ type: "text", text: "<b>" }] }]],
      },
    },
    { isUnchecked: false, block: { type: "code", text: "```\n<b>" } },
    {
      isUnchecked: false,
      block: {
        type: "paragraph",
        children: [
          { type: "code", text: "a`b" },
          { type: "link", href: "https://a.example/(b) c", host: "a.example", children: [] },
        ],
      },
    },
  ];
  const text = conversationToMarkdown({
    title: bad.split("\n")[0] ?? "",
    mission: "<i>",
    messages: [
      { ...message, type: "user", message: bad, blocks: [], sources: [] },
      {
        ...message,
        message: bad,
        blocks: words(bad),
        sources: [{ number: 1, title: "<u>", heading: "[x]", url: "/a" }],
      },
      { ...message, message: bad, blocks: [], sources: [] },
    ],
    origin: "",
  });
  // Code fences are longer than any run of marks inside; outside of code no mark is left unescaped.
  expect(text).toContain("````\n```\n<b>\n````");
  expect(text).toContain("``a`b``[](https://a.example/%28b%29%20c)");
  const outside = text.replace(/^````[\s\S]*?^````$/m, "").replace(/``a`b``\S+/, "");
  expect(outside).not.toMatch(/(?<!\\)(?:<\/?\w|!?(?<!\\)\[[^\]]*\]\(https)/);
  expect(outside).not.toMatch(/^(?:> )?(?:## Inno$|- c|1\. d)/m);
  expect(outside.match(/^## (?:Du|Inno)/gm)).toHaveLength(3);
});
