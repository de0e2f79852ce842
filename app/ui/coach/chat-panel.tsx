import type { RefObject } from "react";
import type { UpgradeCard as Upgrade } from "~/domain/coach/texts";
import { counterText, REFILL_TEXT } from "~/domain/coach/texts";
import { Icon, Link } from "../kit";
import { Answer, QuestionBubble, PlainAnswer } from "./chat-message";
import type { Chat } from "./chat-state";
import { ChatWindow } from "./chat-window";
import { Composer, type Carried } from "./composer";

const LINK = "inline-flex min-h-11 items-center rounded-full px-2.5 text-sm font-semibold whitespace-nowrap";

export interface ChatPanelProps {
  chat: Chat;
  mission: { title: string; to: string } | null;
  notice: string;
  greeting: string;
  refusal: string | null;
  placeholder: string;
  /** Why Inno no longer answers; null while he does. */
  ended: string | null;
  draft: string;
  upgrade: Upgrade | null;
  questionMax: number;
  field: RefObject<HTMLTextAreaElement>;
  carried: Carried;
  isOffline: boolean;
  onSend: (message: string) => Promise<boolean>;
  onRetry: (message: string, retryOf: string | null) => void;
  onStop: () => void;
}

export function ChatPanel(props: ChatPanelProps) {
  const { chat, mission, notice, greeting, refusal, onStop } = props;
  const isBegun = chat.messages.some(({ type }) => type === "user");
  return (
    <section className="card flex flex-col gap-3 p-0! lg:min-h-[calc(100dvh-260px)] print:border-0" aria-label="Chat">
      <div className="flex items-center gap-1 border-b border-line py-1 ps-4 pe-1.5 tight:flex-wrap print:hidden">
        <p className="min-w-0 grow py-1 text-sm text-soft">
          {mission ? (
            <>
              Zu <Link to={mission.to}>{mission.title}</Link>
            </>
          ) : isBegun ? (
            "Euer Gespräch"
          ) : (
            "Neues Gespräch"
          )}
        </p>
        <Link className={LINK} to="/coach/gespraeche">
          Gespräche
        </Link>
        <Link className={LINK} to="/coach?neu=1">
          Neu
        </Link>
      </div>
      <div className="-my-3 lg:grid lg:grow">
        <ChatWindow>
          <p className="mx-auto flex max-w-96 items-start gap-2 text-start text-tag text-soft">
            <span className="shrink-0 text-accent-deep">
              <Icon name="spark" size={16} />
            </span>
            {notice}
          </p>
          <PlainAnswer text={greeting} />
          <Messages {...props} />
          {refusal === null ? null : <PlainAnswer text={refusal} />}
        </ChatWindow>
      </div>
      <div className="grid grid-cols-1 gap-1 border-t border-line px-[min(1.125rem,4.5vw)] py-3 print:hidden">
        {props.isOffline ? (
          <p className="pb-1 text-note" role="alert">
            Du bist gerade offline. Deine Frage bleibt hier stehen: Schick sie ab, sobald du wieder verbunden bist.
          </p>
        ) : null}
        {props.ended === null ? null : (
          <p className="pb-1 text-note" role="status">
            {props.ended} <Link to="/pricing">Preise ansehen</Link>
          </p>
        )}
        <Composer {...props} maxLength={props.questionMax} isPending={chat.isPending} />
        <Foot remaining={chat.remaining} upgrade={props.upgrade} isPending={chat.isPending} onStop={onStop} />
      </div>
    </section>
  );
}

function Messages({ chat, onRetry }: ChatPanelProps) {
  const { messages, words, isPending, hasArrived } = chat;
  return messages.map((message, index) => {
    // The index is the key, as a question gets its id only once it has arrived.
    if (message.type === "user") return <QuestionBubble key={index} message={message.message} />;
    const isLast = index === messages.length - 1;
    const question = messages[index - 1]?.message ?? "";
    const isUnfinished = ["stopped", "broken", "failed"].includes(message.state);
    const retry = () => onRetry(question, hasArrived ? message.id : null);
    return (
      <Answer
        key={index}
        answer={message}
        words={isLast ? words : ""}
        isNewest={isLast}
        onRetry={isLast && isUnfinished && !isPending ? retry : undefined}
      />
    );
  });
}

/** The foot has the same height in every state, so that nothing moves when an answer begins. */
function Foot({
  remaining,
  upgrade,
  isPending,
  onStop,
}: {
  remaining: number | null;
  upgrade: Upgrade | null;
  isPending: boolean;
  onStop: () => void;
}) {
  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-2 tight:flex-wrap">
        {remaining === null ? (
          <p className="text-tag text-soft">Enter sendet, Umschalt + Enter beginnt eine neue Zeile.</p>
        ) : (
          <p className="text-tag font-semibold tabular-nums">
            {counterText(remaining)}
            <span className="block text-xs font-normal text-soft">{REFILL_TEXT}</span>
          </p>
        )}
        {isPending ? (
          <button type="button" className={`${LINK} shrink-0 border border-control px-4 text-ink`} onClick={onStop}>
            Anhalten
          </button>
        ) : remaining === null ? null : (
          <Link className={`${LINK} shrink-0 bg-accent px-4 text-on-accent`} to="/pricing">
            Upgrade
          </Link>
        )}
      </div>
      {remaining !== null && upgrade ? (
        <>
          <h2 className="mt-3">{upgrade.title}</h2>
          <p className="text-note">{upgrade.text}</p>
        </>
      ) : null}
    </div>
  );
}
