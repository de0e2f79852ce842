import type { QuickHelp } from "~/domain/coach/quick-helps";
import { Icon, type IconName } from "../kit";

export interface ShownHelp extends Pick<QuickHelp, "id" | "title" | "text" | "question"> {
  /** Why the help does not open; null: it does. */
  refusal: string | null;
}

const ICONS: Record<QuickHelp["id"], IconName> = { "next-step": "flag", stuck: "spark", plan: "checklist" };
const TINTS: Record<QuickHelp["id"], string> = {
  "next-step": "bg-accent-soft text-accent-deep",
  stuck: "bg-mint-soft text-mint-deep",
  plan: "bg-primary-soft text-primary",
};

/** Quick helps as links: without JavaScript they lead to the prepared question, or to the reason why there is none. */
export function QuickHelps({
  helps,
  conversationId,
  onOpen,
}: {
  helps: readonly ShownHelp[];
  conversationId: string | null;
  onOpen: (help: ShownHelp) => void;
}) {
  const within = conversationId ? `&gespraech=${conversationId}` : "";
  return (
    <ul
      className="grid grid-cols-[repeat(3,1fr)] gap-2 @max-[21rem]/screen:grid-cols-1 print:hidden"
      aria-label="Schnelle Hilfe"
    >
      {helps.map((help) => (
        <li key={help.id}>
          <a
            href={`/coach?hilfe=${help.id}${within}#frage`}
            className="press flex h-full min-h-11 flex-col items-start gap-1.5 rounded-card border border-line bg-surface px-3 py-2.5 text-ink shadow-card @max-[21rem]/screen:flex-row @max-[21rem]/screen:items-center md:flex-row md:p-4"
            onClick={(event) => {
              event.preventDefault();
              onOpen(help);
            }}
          >
            <span className={`grid size-8 shrink-0 place-items-center rounded-full ${TINTS[help.id]}`}>
              <Icon name={help.refusal === null ? ICONS[help.id] : "lock"} size={18} />
            </span>
            <span>
              <strong className="block text-sm leading-tight md:text-base">{help.title}</strong>
              <span className="hidden text-sm text-soft md:block">{help.text}</span>
              {help.refusal === null ? null : <span className="sr-only"> (mit Pro)</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
