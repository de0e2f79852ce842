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
  blocks: [],
  sources: [{ number: 1, title: "Erste Kunden", heading: "Anrufen", url: "/mission/va-allround-7#anrufen" }],
};

test("a conversation is readable without the app: who said what and when, and where it stands", () => {
  const messages: ChatMessage[] = [
    { ...message, type: "user", message: "Wie finde ich\nKundschaft?", sources: [] },
    message,
    { ...message, type: "user", message: "Und dann?", sources: [] },
    { ...message, origin: "model", state: "stopped", message: "Dann", sources: [] },
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
    { ...message, state: "broken", message: "", sources: [] },
  ];
  const text = conversationToMarkdown({ title: "T", mission: null, messages, origin: "" });
  expect(text).toContain("> # Inno\n> Ich bin es");
  expect(text).not.toContain("\n\n\n");
});
