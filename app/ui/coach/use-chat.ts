import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { ChatEvent } from "~/domain/coach/chat";
import { BOT_TEXTS, TOASTS } from "~/domain/coach/texts";
import { refusals } from "~/domain/messages";
import { changeChat, openChat, type Chat } from "./chat-state";
import { createFrameBatch } from "./frame-batch";
import type { Asking, Question } from "./post-question";

const FAILURE = { text: BOT_TEXTS.failure, toast: TOASTS.failure };

type Stored = Pick<Chat, "conversationId" | "messages" | "remaining">;

/** A conversation that is read while it is written. `onBegun`: it has got its number. */
export function useChat({
  stored,
  asking,
  onBegun,
}: {
  stored: Stored;
  asking: Asking;
  onBegun: (conversationId: string) => void;
}) {
  const [chat, dispatch] = useReducer(changeChat, stored, openChat);
  const [isOffline, setIsOffline] = useState(false);
  // Of the answer that is being read. Another conversation reads its own; the one before is heard to its end.
  const reading = useRef<AbortController | null>(null);
  useEffect(() => dispatch({ type: "loaded", chat: stored }), [stored]);

  useEffect(() => {
    const online = () => setIsOffline(false);
    // What is cut off may hang for minutes.
    const offline = () => reading.current?.abort();
    window.addEventListener("online", online);
    window.addEventListener("offline", offline);
    return () => {
      window.removeEventListener("online", online);
      window.removeEventListener("offline", offline);
    };
  }, []);

  /** False: nothing was sent, so the question belongs back into its field. */
  const ask = useCallback(
    async (question: Question): Promise<boolean> => {
      if (!navigator.onLine) {
        setIsOffline(true);
        return false;
      }
      const own = new AbortController();
      reading.current = own;
      const { message, retryOf } = question;
      dispatch({ type: "asked", question: message, at: new Date().toISOString(), retryOf });
      const batch = createFrameBatch((events: ChatEvent[]) => {
        if (reading.current === own) dispatch({ type: "arrived", events });
      });
      const onEvent = (event: ChatEvent) => {
        batch.add(event);
        if (event.event === "start" && reading.current === own) onBegun(event.data.conversationId);
      };
      // Comes with the first question, as most visits only read.
      const posted = await import("./post-question")
        .then(({ postQuestion }) => postQuestion({ question, asking, signal: own.signal }, onEvent))
        .catch(() => ({ state: "ended" }) as const);
      batch.flush();
      if (reading.current !== own) return true;
      if (posted.state === "loggedOut") window.location.reload();
      if (posted.state !== "refused") dispatch({ type: "lost", failure: FAILURE });
      else dispatch({ type: "refused", toast: refusals[posted.status] ?? TOASTS.failure });
      return posted.state !== "refused";
    },
    [asking, onBegun],
  );

  const stop = useCallback(() => {
    dispatch({ type: "stopped" });
    reading.current?.abort();
  }, []);
  const say = useCallback((text: string) => dispatch({ type: "said", text, at: new Date().toISOString() }), []);
  return { chat, isOffline, ask, stop, say };
}
