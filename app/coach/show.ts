import type { ChatEvent } from "~/domain/coach/chat";

/** Sends the next part of an answer to the reader: words, whole blocks, or that it begins anew. */
export type Show = (events: readonly Extract<ChatEvent, { event: "text" | "block" | "anew" }>[]) => void;
