import { useState } from "react";
import type { ChatMessage } from "~/domain/coach/chat";
import { LABELS, NEWEST_ANSWER, UNFINISHED_TEXTS } from "~/domain/coach/texts";
import { badge, copyText, Inno } from "../kit";
import { AnswerBlocks, SourceList } from "./answer-blocks";

const ACTION = "inline-flex min-h-11 items-center pe-3 text-sm font-semibold text-primary underline";

const BUBBLE = "w-fit rounded-2xl bg-paper px-4 py-3 wrap-anywhere";

export function QuestionBubble({ message }: { message: string }) {
  return (
    <div className="ms-auto w-fit max-w-[88%] animate-[rise_220ms_ease-out] rounded-2xl bg-primary px-4 py-3 text-on-primary print:border print:bg-transparent print:text-ink">
      <span className="sr-only">Du: </span>
      <span className="wrap-anywhere whitespace-pre-wrap">{message}</span>
    </div>
  );
}

/** Words of Inno that the screen itself adds, without the server. */
export function PlainAnswer({ text }: { text: string }) {
  return (
    <div className="grid gap-1.5">
      <Speaker mood="ready" />
      <p className={BUBBLE}>{text}</p>
    </div>
  );
}

function Speaker({ mood, label }: { mood: "ready" | "thinking" | "sorry"; label?: string }) {
  return (
    <p className="row flex-wrap gap-x-2 gap-y-0 text-sm font-semibold">
      <Inno mood={mood} size={30} />
      <span>
        Inno<span className="sr-only">: </span>
      </span>
      {label ? <span className={badge("plain", "text-xs")}>{label}</span> : null}
    </p>
  );
}

/** `words`: of the block that is being written. `onRetry`: given only where asking again may help. */
export function Answer({
  answer,
  words = "",
  isNewest,
  onRetry,
}: {
  answer: ChatMessage;
  words?: string;
  isNewest: boolean;
  onRetry?: (() => void) | undefined;
}) {
  const { message, state, origin, blocks, sources } = answer;
  const isShown = blocks.length > 0 || words !== "";
  const isFailed = state === "failed";
  const isWriting = state === "writing";
  const unfinished =
    state === "stopped" || state === "broken" ? (isShown ? UNFINISHED_TEXTS[state] : "Abgebrochen.") : null;
  return (
    <div id={isNewest ? NEWEST_ANSWER : undefined} className="grid animate-[rise_220ms_ease-out] gap-1.5">
      <Speaker
        mood={isFailed ? "sorry" : isWriting ? "thinking" : "ready"}
        {...(origin === "material" ? { label: LABELS.material } : {})}
      />
      <div className={`grid gap-2.5 ${BUBBLE}`}>
        {isShown ? <AnswerBlocks blocks={blocks} sources={sources} /> : null}
        {isShown || isWriting || message === "" ? null : <p className="whitespace-pre-line">{message}</p>}
        {/* Announced once the block is whole: word by word it could not be followed. */}
        {words === "" ? null : (
          <p className="whitespace-pre-line" aria-hidden="true">
            {words}
          </p>
        )}
        {isWriting && words === "" ? <Writing isFirst={blocks.length === 0} /> : null}
        {unfinished ? <p className="text-sm text-soft">{unfinished}</p> : null}
        <SourceList sources={sources} />
      </div>
      <p className="js-only -my-1 flex flex-wrap print:hidden">
        {state === "done" && origin !== "fixed" ? <Copy text={message} /> : null}
        {onRetry ? (
          <button type="button" className={ACTION} onClick={onRetry}>
            Noch einmal fragen
          </button>
        ) : null}
      </p>
    </div>
  );
}

/** Typing indicator while no words are streaming; announced only before the first block. */
function Writing({ isFirst }: { isFirst: boolean }) {
  return (
    <p className="flex min-h-6 items-center gap-1.5">
      {isFirst ? <span className="sr-only">Inno denkt nach …</span> : null}
      {["0ms", "160ms", "320ms"].map((delay) => (
        <span
          key={delay}
          className="size-2.5 animate-[float_0.9s_ease-in-out_infinite] rounded-full bg-accent"
          style={{ animationDelay: delay }}
          aria-hidden="true"
        />
      ))}
    </p>
  );
}

function Copy({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  return (
    <>
      <button type="button" className={ACTION} onClick={() => void copyText(text).then(setSaid)}>
        Kopieren
      </button>
      <span className="self-center text-sm text-soft" role="status">
        {said}
      </span>
    </>
  );
}
