import { useNavigate, useRevalidator } from "@remix-run/react";
import { useCallback, useMemo, useRef } from "react";
import type { ChatMessage } from "~/domain/coach/chat";
import type { ClientUser } from "~/domain/account/client-user";
import type { UpgradeCard as Upgrade } from "~/domain/coach/texts";
import { badge as badgeClass, Inno, Toasts } from "../kit";
import { ChatPanel } from "./chat-panel";
import { ConversationCard, OtherConversations } from "./conversation-card";
import { noteBegun } from "./begun-here";
import { QuickHelps, type ShownHelp } from "./quick-helps";
import { UpgradeCard } from "./upgrade-card";
import { useChat } from "./use-chat";
import { useNewsElsewhere } from "./use-news-elsewhere";

export interface CoachScreenProps {
  badge: "Free" | "Pro";
  placeholder: string;
  /** Why Inno no longer answers; null while he does. */
  ended: string | null;
  /** Shown before the first message. */
  notice: string;
  greeting: string;
  helps: readonly ShownHelp[];
  conversation: { id: string; title: string; sharesAnswers: boolean; messages: readonly ChatMessage[] } | null;
  /** The latest besides the open one. */
  others: readonly { id: string; title: string }[];
  /** Sent along with each question. */
  mission: { id: string; title: string; to: string } | null;
  mode: "chat" | "reflection";
  /** Prefills the field, to be sent or changed. */
  draft: string;
  /** Why a help requested without JavaScript does not open. */
  refusal: string | null;
  /** Questions left; null: no limit. */
  remaining: number | null;
  shareHint: string | null;
  upgrade: Upgrade | null;
  questionMax: number;
  user: ClientUser;
}

export function CoachScreen(props: CoachScreenProps) {
  const { conversation, mission, mode, remaining, user } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  const stored = useMemo(
    () => ({ conversationId: conversation?.id ?? null, messages: conversation?.messages ?? [], remaining }),
    [conversation, remaining],
  );
  const onBegun = useCallback(
    (id: string) => {
      noteBegun(id);
      navigate(`/coach?gespraech=${id}`, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  const { revalidate } = useRevalidator();
  const { chat, isOffline, ask, stop, say } = useChat({ stored, user, onBegun, onFixed: revalidate });
  useNewsElsewhere(chat);
  const { conversationId } = chat;
  const carried = { conversationId, missionId: mission?.id ?? null, mode };

  const prepare = ({ question, refusal }: ShownHelp) => {
    if (refusal !== null) return say(refusal);
    if (!field.current) return;
    field.current.value = question;
    field.current.focus();
  };
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      {/* Toasts are at the top here, as the field in use is where they are elsewhere. */}
      <div className="contents [&_.toasts]:top-[calc(0.75rem+env(safe-area-inset-top))] [&_.toasts]:bottom-auto">
        <Toasts toast={chat.toast && { ...chat.toast, tone: "error" }} />
      </div>
      <header className="row">
        <Inno mood={chat.isPending ? "thinking" : "ready"} size={44} />
        <h1>AI Coach</h1>
        <span className={badgeClass(props.badge === "Pro" ? "primary" : "plain")}>{props.badge}</span>
      </header>
      <QuickHelps helps={props.helps} conversationId={conversationId} onOpen={prepare} />
      <div className="columns">
        <ChatPanel
          {...props}
          chat={chat}
          field={field}
          carried={carried}
          isOffline={isOffline}
          onSend={(message) => ask({ ...carried, message, retryOf: null })}
          onRetry={(message, retryOf) => void ask({ ...carried, message, retryOf })}
          onStop={stop}
        />
        <aside className="flex flex-col gap-4">
          {props.others.length > 0 ? <OtherConversations others={props.others} /> : null}
          {conversationId ? (
            <ConversationCard
              id={conversationId}
              sharesAnswers={conversation?.sharesAnswers ?? false}
              shareHint={props.shareHint}
            />
          ) : null}
          {/* One offer a screen: beside the counter, or after the trial, it stands in the chat. */}
          {props.upgrade && chat.remaining === null && props.ended === null ? <UpgradeCard {...props.upgrade} /> : null}
        </aside>
      </div>
    </main>
  );
}
