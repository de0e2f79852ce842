import { useEffect, useState } from "react";
import type { Gains } from "~/domain/gains";
import type { Message } from "~/domain/messages";
import { achievementReached, levelReached } from "~/domain/successes";
import { Icon } from "./icons";
import { Link } from "./link";

declare global {
  interface WindowEventMap {
    /** What is no answer of the server and becomes a toast: a message that comes while the app is open. */
    "app-toast": CustomEvent<Message>;
  }
}

export interface ToastMessage extends Message {
  /** Differs for each occurrence, so that the same text can show twice. */
  id: string;
  tone: "success" | "error";
  gains?: Gains;
  way?: { to: string; label: string };
}

const VISIBLE_MS = 6000;

const TOAST =
  "toast pointer-events-auto grid w-[min(26rem,100%)] animate-[rise_220ms_ease-out] grid-cols-[1fr_auto] " +
  "gap-x-3 gap-y-1 rounded-[1.125rem] py-3.5 ps-4 pe-2 shadow-card";
const TONES = {
  success: "bg-ink text-paper",
  error: "border-[1.5px] border-danger bg-danger-soft text-ink",
} as const;

// The live region is there from the start, so that a toast is announced. Errors stay until dismissed; without
// JavaScript everything stays.
export function Toasts({ toast }: { toast: ToastMessage | null }) {
  // Revalidation returns no toast any more; the visible one stays until its time is over.
  const [visible, setVisible] = useState(toast);
  const [arrived, setArrived] = useState(toast?.id);
  if (toast && toast.id !== arrived) {
    setArrived(toast.id);
    setVisible(toast);
  }
  useEffect(() => {
    const show = ({ detail, timeStamp }: CustomEvent<Message>) =>
      setVisible({ ...detail, id: String(timeStamp), tone: "success" });
    window.addEventListener("app-toast", show);
    return () => window.removeEventListener("app-toast", show);
  }, []);
  useEffect(() => {
    if (visible?.tone !== "success") return;
    const timer = setTimeout(() => setVisible(null), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [visible]);
  return (
    <div
      className="toasts pointer-events-none fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-50 grid justify-items-center alone:top-[calc(0.75rem+env(safe-area-inset-top))] alone:bottom-auto print:hidden"
      role="status"
      aria-live="polite"
    >
      {visible ? (
        <div key={visible.id} className={`${TOAST} ${TONES[visible.tone]}`}>
          <strong className={`col-start-1 font-strong ${isAlone(visible) ? "row-[1/span_2] self-center" : ""}`}>
            {visible.title}
          </strong>
          {visible.description ? <span className="col-start-1">{visible.description}</span> : null}
          {visible.gains ? <Reached {...visible.gains} /> : null}
          {visible.way ? (
            <Link className="tap-link col-start-1 text-inherit" to={visible.way.to}>
              {visible.way.label}
            </Link>
          ) : null}
          <button
            type="button"
            className="icon-button js-only col-start-2 row-[1/span_2] text-inherit [--hint:auto_0]"
            aria-label="Meldung schließen"
            onClick={() => setVisible(null)}
          >
            <Icon name="close" size={20} />
          </button>
        </div>
      ) : null}
    </div>
  );
}

/** A title and nothing more stands in the middle, beside the button. */
const isAlone = ({ description, gains, way }: ToastMessage): boolean => !description && !gains && !way;

function Reached({ level, achievements }: Gains) {
  const lines = [...(level.isReached ? [levelReached(level.level)] : []), ...achievements.map(achievementReached)];
  if (lines.length === 0) return null;
  return (
    <ul className="col-start-1 font-strong alone:sr-only">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
