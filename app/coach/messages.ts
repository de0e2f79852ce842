import * as z from "zod";
import { answerBlock, source } from "~/domain/coach/answer";
import type { ChatMessage } from "~/domain/coach/chat";
import type { TurnRow } from "~/db/coach/turn-row";

const blocks = z.array(answerBlock);
const sources = z.array(source);

export const questionOf = ({ id, question, askedAt }: Pick<TurnRow, "id" | "question" | "askedAt">): ChatMessage => ({
  id: `${id}-frage`,
  type: "user",
  message: question,
  timestamp: askedAt.toISOString(),
  isLoading: false,
  state: "done",
  origin: "fixed",
  blocks: [],
  sources: [],
});

/** Message of a stored answer; blocks in the shape of an older version are dropped, and its text is shown. */
export function answerOf(turn: Omit<TurnRow, "countedOn">): ChatMessage {
  const { id, answer, state, origin, writtenAt } = turn;
  return {
    id,
    type: "bot",
    message: answer,
    timestamp: writtenAt.toISOString(),
    isLoading: state === "writing",
    state,
    origin,
    blocks: blocks.safeParse(turn.blocks).data ?? [],
    sources: sources.safeParse(turn.sources).data ?? [],
  };
}
