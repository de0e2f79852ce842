import { useEffect, useRef } from "react";
import type { FormEvent, KeyboardEvent, RefObject } from "react";
import { Mark, waiting } from "../kit";

export interface Carried {
  conversationId: string | null;
  missionId: string | null;
  mode: "chat" | "reflection";
}

// The scroll margin lifts the focused field, and the button that ends level with it, out from under the tab bar.
const FIELD =
  "block scroll-mb-24 field-sizing-content max-h-30 min-h-12.5 w-full min-w-0 resize-none rounded-[0.875rem] border-[1.5px] border-control " +
  "bg-surface px-4 py-3 text-base text-ink";
const SEND =
  "press grid size-12.5 shrink-0 place-items-center rounded-full bg-primary text-on-primary " +
  "[box-shadow:0_6px_16px_-8px_var(--color-primary)]";

/** A plain form until hydrated. `onSend` resolves to false when nothing was sent: the text goes back into the field. */
export function Composer({
  field,
  placeholder,
  draft,
  maxLength,
  isPending,
  carried,
  onSend,
}: {
  field: RefObject<HTMLTextAreaElement>;
  placeholder: string;
  draft: string;
  maxLength: number;
  isPending: boolean;
  carried: Carried;
  onSend: (message: string) => Promise<boolean>;
}) {
  // Typed text stays when another conversation is opened, unless that brings a question along.
  const shown = useRef(draft);
  useEffect(() => {
    if (draft !== "" && draft !== shown.current && field.current) {
      field.current.value = draft;
      field.current.focus();
    }
    shown.current = draft;
  }, [draft, field]);
  // Scrolls back: a navigation scrolls to the top after the field has taken the focus.
  useEffect(() => {
    if (draft !== "") field.current?.scrollIntoView({ block: "nearest" });
  }, [draft, field]);
  const send = async () => {
    const { current: area } = field;
    const message = area?.value.trim() ?? "";
    if (!area || isPending) return;
    area.focus();
    if (message === "") return;
    const typed = area.value;
    area.value = "";
    const isSent = await onSend(message);
    if (!isSent && area.value === "") area.value = typed;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter belongs to the input method while it composes a word.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form className="flex items-end gap-2.5" method="post" action="/coach" autoComplete="off" onSubmit={onSubmit}>
      {carried.conversationId ? <input type="hidden" name="conversationId" value={carried.conversationId} /> : null}
      {carried.missionId ? <input type="hidden" name="missionId" value={carried.missionId} /> : null}
      <input type="hidden" name="mode" value={carried.mode} />
      <input type="hidden" name="intent" value="ask" />
      <label className="min-w-0 grow">
        <span className="sr-only">Deine Frage an Inno</span>
        <textarea
          ref={field}
          id="frage"
          className={FIELD}
          name="message"
          rows={1}
          required
          maxLength={maxLength}
          placeholder={placeholder}
          defaultValue={draft}
          // Focused when a question was brought along, to be sent or changed.
          autoFocus={draft !== ""}
          enterKeyHint="send"
          aria-keyshortcuts="Enter"
          onKeyDown={onKeyDown}
        />
      </label>
      <button className={SEND} aria-label="Senden" {...waiting(isPending)}>
        <Mark size={30} />
      </button>
    </form>
  );
}
