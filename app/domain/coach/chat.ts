import * as z from "zod";
import { answerBlock, source } from "./answer";

/** Who wrote an answer: the model, the search over the material, or this app itself in fixed words. */
export const ANSWER_ORIGINS = ["model", "material", "fixed"] as const;

/**
 * writing: words are still coming. done: whole. stopped: the learner ended it, or went away. broken: it could not be
 * finished. failed: there was none.
 */
export const ANSWER_STATES = ["writing", "done", "stopped", "broken", "failed"] as const;

/** The specification's chat message, with what an answer has beside its text. */
const chatMessage = z.object({
  id: z.string(),
  type: z.enum(["bot", "user"]),
  message: z.string(),
  /** ISO 8601. */
  timestamp: z.string(),
  isLoading: z.boolean(),
  state: z.enum(ANSWER_STATES),
  origin: z.enum(ANSWER_ORIGINS),
  blocks: z.array(answerBlock),
  sources: z.array(source),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** How many questions are left today; null: no limit. */
const remaining = z.number().int().nonnegative().nullable();

/** What POST /api/ai-coach-chat streams, each as an event of its name with JSON. */
export const CHAT_EVENTS = {
  /** First of all: what is stored already. */
  start: z.object({ conversationId: z.string(), question: chatMessage, answerId: z.string(), remaining }),
  /** Words of the block that is being written, to be shown as they are. */
  text: z.object({ text: z.string() }),
  /** What came so far was none of the answer, which begins anew. */
  anew: z.object({}),
  /** The block is whole; it replaces the words that came for it. */
  block: z.object({ block: answerBlock }),
  /** The last one: the answer as it is stored, whole, stopped, broken or failed. */
  end: z.object({
    answer: chatMessage,
    remaining,
    toast: z.object({ title: z.string(), description: z.string() }).nullable(),
  }),
} as const;
export type ChatEventName = keyof typeof CHAT_EVENTS;
export type ChatEvent = {
  [Name in ChatEventName]: { event: Name; data: z.infer<(typeof CHAT_EVENTS)[Name]> };
}[ChatEventName];

/** In letters of a question. */
export const MESSAGE_MAX = 2_000;
