import { useEffect, useState } from "react";
import type { Gains } from "~/domain/gains";
import { achievementReached, levelReached, type Message } from "~/domain/messages";
import { Icon } from "./icons";

export interface ToastMessage extends Message {
  /** Differs for each occurrence, so that the same text can be shown twice. */
  id: string;
  tone: "success" | "error";
  /** What came with it: a new level and achievements are told along. */
  gains?: Gains;
}

const VISIBLE_MS = 6000;

/**
 * The live region is in the page from the start, so that what appears in it is announced. Errors stay until dismissed;
 * without JavaScript everything stays.
 */
export function Toasts({ toast }: { toast: ToastMessage | null }) {
  // Revalidation returns no toast any more; the one shown stays until its time is over.
  const [visible, setVisible] = useState(toast);
  const [arrived, setArrived] = useState(toast?.id);
  if (toast && toast.id !== arrived) {
    setArrived(toast.id);
    setVisible(toast);
  }
  useEffect(() => {
    if (visible?.tone !== "success") return;
    const timer = setTimeout(() => setVisible(null), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [visible]);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {visible ? (
        <div key={visible.id} className={`toast toast-${visible.tone}`}>
          <strong>{visible.title}</strong>
          {visible.description ? <span>{visible.description}</span> : null}
          {visible.gains ? <Reached {...visible.gains} /> : null}
          <button
            type="button"
            className="icon-button js-only"
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

function Reached({ level, achievements }: Gains) {
  const lines = [...(level.isReached ? [levelReached(level.level)] : []), ...achievements.map(achievementReached)];
  if (lines.length === 0) return null;
  return (
    <ul className="toast-reached">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
