import type { AnswerBlock } from "~/domain/coach/answer";
import type { ChatEvent, ChatMessage } from "~/domain/coach/chat";

/** The screen's state of a conversation: what is stored, and what is still in flight. */
export interface Chat {
  /** Null until the first question has arrived. */
  conversationId: string | null;
  messages: readonly ChatMessage[];
  /** Words of the block that is being written. */
  words: string;
  isPending: boolean;
  /** Whether the server has the last question. */
  hasArrived: boolean;
  remaining: number | null;
  /** The id tells a new toast from an earlier one with the same words. */
  toast: (ChatFailure["toast"] & { id: string }) | null;
}

export interface ChatFailure {
  text: string;
  toast: { title: string; description: string };
}

export type ChatAction =
  | { type: "loaded"; chat: Pick<Chat, "conversationId" | "messages" | "remaining"> }
  /** `retryOf`: the answer to be replaced, with its question. */
  | { type: "asked"; question: string; at: string; retryOf: string | null }
  | { type: "arrived"; events: readonly ChatEvent[] }
  | { type: "stopped" }
  /** The stream has ended before the answer was complete, or there was none. */
  | { type: "lost"; failure: ChatFailure }
  /** The server refuses the question, which goes back into its field. */
  | { type: "refused"; toast: ChatFailure["toast"] }
  /** Words of Inno that need no server. */
  | { type: "said"; text: string; at: string };

export const openChat = (chat: Pick<Chat, "conversationId" | "messages" | "remaining">): Chat => ({
  ...chat,
  words: "",
  isPending: false,
  hasArrived: true,
  toast: null,
});

export function changeChat(chat: Chat, action: ChatAction): Chat {
  switch (action.type) {
    case "loaded":
      return isOnlyHere(chat, action.chat) ? chat : { ...openChat(action.chat), toast: chat.toast };
    case "asked":
      return ask(chat, action);
    case "arrived":
      return action.events.reduce(receive, chat);
    case "stopped":
      return chat.isPending ? endEarly(chat, "stopped") : chat;
    case "lost":
      return chat.isPending ? lose(chat, action.failure) : chat;
    case "refused":
      return refuse(chat, action.toast);
    case "said":
      return { ...chat, messages: [...chat.messages, said(`said-${chat.messages.length}`, action)] };
  }
}

/** Keeps local state over revalidated data: unsent questions exist only here, and streaming is ahead of the loader. */
const isOnlyHere = (chat: Chat, { conversationId }: Pick<Chat, "conversationId">): boolean =>
  conversationId === chat.conversationId && (chat.isPending || !chat.hasArrived);

function ask(chat: Chat, { question, at, retryOf }: Extract<ChatAction, { type: "asked" }>): Chat {
  const replaced = retryOf === null ? -1 : chat.messages.findIndex(({ id }) => id === retryOf);
  const before = replaced < 0 ? chat.messages : chat.messages.slice(0, Math.max(0, replaced - 1));
  const asked: ChatMessage = { ...said("asked", { text: question, at }), type: "user" };
  const answer: ChatMessage = {
    ...said("answer", { text: "", at }),
    isLoading: true,
    state: "writing",
    origin: "model",
  };
  return { ...chat, messages: [...before, asked, answer], words: "", isPending: true, hasArrived: false };
}

function receive(chat: Chat, { event, data }: ChatEvent): Chat {
  // Events after a stop are dropped: the answer must not go on.
  if (!chat.isPending) return chat;
  if (event === "start") {
    const { conversationId, question, answerId, remaining } = data;
    const messages = [...chat.messages.slice(0, -2), question, { ...answerOf(chat), id: answerId }];
    return { ...chat, conversationId, messages, remaining, hasArrived: true };
  }
  if (event === "text") return { ...withAnswer(chat, { isLoading: false }), words: chat.words + data.text };
  if (event === "anew") return { ...withAnswer(chat, { isLoading: true, blocks: [] }), words: "" };
  if (event === "block") return { ...withBlock(chat, data.block), words: "" };
  const { answer, remaining, toast } = data;
  const ended = { ...withAnswer(chat, { ...answer, isLoading: false }), words: "", remaining };
  return { ...(toast ? tell(ended, toast) : ended), isPending: false, hasArrived: true };
}

function endEarly(chat: Chat, state: "stopped" | "broken"): Chat {
  const kept = chat.words.trim() === "" ? chat : withBlock(chat, unread(chat.words));
  return { ...withAnswer(kept, { state, isLoading: false }), words: "", isPending: false };
}

function lose(chat: Chat, { text, toast }: ChatFailure): Chat {
  const { blocks } = answerOf(chat);
  if (blocks.length > 0 || chat.words.trim() !== "") return endEarly(chat, "broken");
  const failed = withAnswer(chat, { state: "failed", origin: "fixed", message: text, isLoading: false });
  return { ...tell(failed, toast), isPending: false };
}

const refuse = (chat: Chat, toast: ChatFailure["toast"]): Chat => ({
  ...tell(chat, toast),
  messages: chat.messages.slice(0, -2),
  isPending: false,
  hasArrived: true,
});

const tell = (chat: Chat, toast: ChatFailure["toast"]): Chat => ({
  ...chat,
  toast: { ...toast, id: String(Number(chat.toast?.id ?? 0) + 1) },
});

/** Words not parsed as a block yet: no number in them has been looked up. */
const unread = (words: string): AnswerBlock => ({
  isUnchecked: /\d/.test(words),
  block: { type: "paragraph", children: [{ type: "text", text: words.trim() }] },
});

const said = (id: string, { text, at }: { text: string; at: string }): ChatMessage => ({
  id,
  type: "bot",
  message: text,
  timestamp: at,
  isLoading: false,
  state: "done",
  origin: "fixed",
  blocks: [],
  sources: [],
});

function answerOf({ messages }: Chat): ChatMessage {
  const answer = messages.at(-1);
  if (!answer) throw new Error("An answer is awaited.");
  return answer;
}

const withAnswer = (chat: Chat, changes: Partial<ChatMessage>): Chat => ({
  ...chat,
  messages: [...chat.messages.slice(0, -1), { ...answerOf(chat), ...changes }],
});

const withBlock = (chat: Chat, block: AnswerBlock): Chat =>
  withAnswer(chat, { isLoading: false, blocks: [...answerOf(chat).blocks, block] });
