import type { ChatEvent } from "~/domain/coach/chat";

/** Shows what came of an answer: words, whole blocks, or that it begins anew. */
export type Show = (events: readonly Extract<ChatEvent, { event: "text" | "block" | "anew" }>[]) => void;
