import type { ClientUser } from "~/domain/account/client-user";
import type { ChatEvent } from "~/domain/coach/chat";
import { pauseFor, refusals, type Message } from "~/domain/messages/messages";
// The kit is loaded in any case. Without this import, the code both share would be a script of its own on every page.
import "../kit";
import { readChatEvent } from "./chat-event";
import { createEventReader } from "./event-reader";
import { createFrameBatch } from "./frame-batch";

export interface ChatQuestion {
  message: string;
  conversationId: string | null;
  missionId: string | null;
  retryOf: string | null;
  mode: "chat" | "reflection";
}

/**
 * ended: the stream has, with or without a whole answer. refused: the server does not take the question, and says why.
 */
export type PostedQuestion =
  | { state: "ended" }
  | { state: "refused"; why: Required<Message> | undefined }
  | { state: "loggedOut" };

/** Longer than the server's longest pause between the words of an answer. */
const SILENCE_MS = 45_000;
const REFUSED = [400, 404, 409, 413, 415, 429];

/** Events are batched per frame. Rejects on network failure, on abort, and after SILENCE_MS without data. */
export async function postQuestion(
  { question, user, signal }: { question: ChatQuestion; user: ClientUser; signal: AbortSignal },
  onEvents: (events: ChatEvent[]) => void,
): Promise<PostedQuestion> {
  const batch = createFrameBatch(onEvents);
  const aborted = new AbortController();
  const abort = () => aborted.abort();
  signal.addEventListener("abort", abort);
  let timer = setTimeout(abort, SILENCE_MS);
  try {
    const response = await fetch("/api/ai-coach-chat", {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
      body: JSON.stringify({ ...statedOf(user), ...given(question) }),
      // A redirect means that the session or the trial has ended.
      redirect: "manual",
      signal: aborted.signal,
    });
    if (response.type === "opaqueredirect") return { state: "loggedOut" };
    if (REFUSED.includes(response.status)) return { state: "refused", why: whyRefused(response) };
    if (!response.ok || !response.body) return { state: "ended" };
    const reader = response.body.getReader();
    const read = createEventReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { state: "ended" };
      clearTimeout(timer);
      timer = setTimeout(abort, SILENCE_MS);
      for (const event of read(value)) {
        const known = readChatEvent(event);
        if (known) batch.add(known);
      }
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
    batch.flush();
  }
}

function whyRefused({ status, headers }: Response): Required<Message> | undefined {
  const seconds = Number(headers.get("Retry-After"));
  return status === 429 && seconds > 0 ? pauseFor(seconds) : refusals[status];
}

/** Fields of the call that its specification names; the server takes the learner's data from its own rows. */
const statedOf = ({ careerPath, personalityType, level, name }: ClientUser) => ({
  careerPath,
  personalityType,
  userLevel: level,
  userName: name,
});

/** Drops the fields that are null. */
const given = (question: ChatQuestion) =>
  Object.fromEntries(Object.entries(question).filter(([, value]) => value !== null));
