import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { ClientUser } from "~/domain/account/client-user";
import type { ChatEvent } from "~/domain/coach/chat";
import { FAILURE_TEXT, TOASTS } from "~/domain/coach/texts";
import { isReachable } from "../kit";
import { askAsDocument } from "./ask-as-document";
import { changeChat, openChat, type Chat } from "./chat-state";
import type { ChatQuestion } from "./post-question";

const ENDED = { state: "ended" } as const;
const FAILURE = { text: FAILURE_TEXT, toast: TOASTS.failure };

type Stored = Pick<Chat, "conversationId" | "messages" | "remaining">;

/**
 * A conversation whose answers are shown while they are written. `onBegun`: the conversation has got its id. `onFixed`:
 * the answer was a fixed text of ours, e.g. because the trial has ended meanwhile.
 */
export function useChat({
  stored,
  user,
  onBegun,
  onFixed,
}: {
  stored: Stored;
  user: ClientUser;
  onBegun: (conversationId: string) => void;
  onFixed: () => void;
}) {
  const [chat, dispatch] = useReducer(changeChat, stored, openChat);
  const [isOffline, setIsOffline] = useState(false);
  // Controller of the answer being read. Another conversation gets its own; the former's answer is read to its end.
  const reading = useRef<AbortController | null>(null);
  useEffect(() => dispatch({ type: "loaded", chat: stored }), [stored]);

  useEffect(() => {
    const online = () => setIsOffline(false);
    // A connection that is cut off may hang for minutes.
    const offline = () => reading.current?.abort();
    window.addEventListener("online", online);
    window.addEventListener("offline", offline);
    return () => {
      window.removeEventListener("online", online);
      window.removeEventListener("offline", offline);
    };
  }, []);

  /** Resolves to false when nothing was sent, so the question belongs back into its field. */
  const ask = useCallback(
    async (question: ChatQuestion): Promise<boolean> => {
      if (!navigator.onLine) {
        setIsOffline(true);
        return false;
      }
      const own = new AbortController();
      reading.current = own;
      const { message, retryOf } = question;
      dispatch({ type: "asked", question: message, at: new Date().toISOString(), retryOf });
      const onEvents = (events: ChatEvent[]) => {
        if (reading.current !== own) return;
        dispatch({ type: "arrived", events });
        for (const { event, data } of events) {
          // Navigating to the current address would load the page's data again, in the middle of the answer.
          if (event === "start" && data.conversationId !== question.conversationId) onBegun(data.conversationId);
          if (event === "end" && data.answer.origin === "fixed") onFixed();
        }
      };
      // Loaded with the first question, as most visits only read.
      const post = await import("./post-question").then(
        ({ postQuestion }) => postQuestion,
        () => null,
      );
      if (!post && (await isReachable())) {
        askAsDocument(question);
        return true;
      }
      const posted = await Promise.resolve(post?.({ question, user, signal: own.signal }, onEvents))
        .catch(() => undefined)
        .then((outcome) => outcome ?? ENDED);
      if (reading.current !== own) return true;
      if (posted.state === "loggedOut") window.location.reload();
      if (posted.state !== "refused") dispatch({ type: "lost", failure: FAILURE });
      else dispatch({ type: "refused", toast: posted.why ?? TOASTS.failure });
      return posted.state !== "refused";
    },
    [user, onBegun, onFixed],
  );

  const stop = useCallback(() => {
    dispatch({ type: "stopped" });
    reading.current?.abort();
  }, []);
  const say = useCallback((text: string) => dispatch({ type: "said", text, at: new Date().toISOString() }), []);
  return { chat, isOffline, ask, stop, say };
}
