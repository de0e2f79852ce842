import {
  deleteConversationRow,
  deleteConversationRows,
  findConversation,
  listConversationRows,
  setSharesAnswers,
  type ConversationRow,
} from "~/db/coach/conversations.server";
import type { ChatMessage } from "~/domain/coach/chat";
import { answerOf, questionOf } from "./messages";

const PAGE = 30;

export interface ConversationItem {
  id: string;
  title: string;
  missionId: string | null;
  updatedAt: Date;
}

export interface ConversationPage {
  conversations: ConversationItem[];
  /** Value of `before` for the next page; null: this page is the last. */
  next: string | null;
}

interface One {
  userId: string;
  id: string;
}

/** Lists conversations, the latest first. */
export const listConversations = (of: { userId: string; before?: string | null }): Promise<ConversationPage> =>
  searchConversations({ ...of, search: "" });

/** Conversations in which a question or an answer contains the text, ignoring case. */
export async function searchConversations({
  userId,
  search,
  before = null,
}: {
  userId: string;
  search: string;
  before?: string | null;
}): Promise<ConversationPage> {
  const rows = await listConversationRows({ userId, before, search: search.trim(), limit: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  return {
    conversations: shown.map(toItem),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

const toItem = ({ id, title, missionId, updatedAt }: ConversationRow): ConversationItem => ({
  id,
  title,
  missionId,
  updatedAt,
});

export interface Conversation {
  id: string;
  title: string;
  missionId: string | null;
  sharesAnswers: boolean;
  updatedAt: Date;
  messages: ChatMessage[];
}

/** Null when the conversation belongs to another member or does not exist. */
export async function getConversation(one: One): Promise<Conversation | null> {
  const found = await findConversation(one);
  if (!found) return null;
  const { id, title, missionId, sharesAnswers, updatedAt } = found.conversation;
  const messages = found.turns.flatMap((turn) => [questionOf(turn), answerOf(turn)]);
  return { id, title, missionId, sharesAnswers, updatedAt, messages };
}

/** False when it belongs to another member or does not exist. An answer being written in it soon ends. */
export const deleteConversation = (one: One): Promise<boolean> => deleteConversationRow(one);

export const deleteConversations = (of: { userId: string }): Promise<void> => deleteConversationRows(of);

/** „Meine Antworten mitgeben“ for one conversation. False when it is another member's or does not exist. */
export const shareAnswers = (of: One & { sharesAnswers: boolean }): Promise<boolean> => setSharesAnswers(of);
