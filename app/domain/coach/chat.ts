import * as z from "zod";
import { answerBlock, source } from "./answer";

/** The author of an answer: the model, the search over the material, or the app itself in fixed words. */
export const ANSWER_ORIGINS = ["model", "material", "fixed"] as const;

/**
 * writing: words are still coming. done: complete. stopped: the learner ended it or went away. broken: it could not be
 * finished. failed: no answer came.
 */
export const ANSWER_STATES = ["writing", "done", "stopped", "broken", "failed"] as const;

/** The specification's chat message, with the structure of an answer beside its text. */
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

/** Questions left today; null: no limit. */
const remaining = z.number().int().nonnegative().nullable();

/** Events that POST /api/ai-coach-chat streams, each under its name with JSON. */
export const CHAT_EVENTS = {
  /** First event: what is already stored. */
  start: z.object({ conversationId: z.string(), question: chatMessage, answerId: z.string(), remaining }),
  /** Words of the block being written, to be shown as they are. */
  text: z.object({ text: z.string() }),
  /** Discards all blocks and words so far; the answer begins anew. */
  anew: z.object({}),
  /** A complete block; it replaces the words streamed for it. */
  block: z.object({ block: answerBlock }),
  /** Last event: the answer as stored, whether done, stopped, broken or failed. */
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

/** Longest question, in characters. */
export const MESSAGE_MAX = 2_000;
