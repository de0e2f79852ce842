import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { Gains } from "~/domain/level/gains";
import type { Message } from "~/domain/messages/messages";
import { achievementReached, levelReached } from "~/domain/level/successes";
import { Icon } from "../drawings/icons";
import { useFreePlace } from "./use-free-place";

declare global {
  interface WindowEventMap {
    /**
     * Shows a toast for what is not the server's answer: a message that arrives while the app is open, or that no
     * answer came.
     */
    "app-toast": CustomEvent<Message & { tone?: ToastMessage["tone"] }>;
  }
}

export interface ToastMessage extends Message {
  /** Differs for each occurrence, so that the same text can show twice. */
  id: string;
  tone: "success" | "error";
  gains?: Gains;
  way?: { to: string; label: string };
  /** Set when the message is part of a screen, which has no other text for it: when it appears. */
  own?: "at-once" | "with-the-result";
}

const VISIBLE_MS = 6000;

/** Clicks pass through it: it floats above the page. */
const FLOATING =
  "toasts pointer-events-none fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-50 " +
  "grid justify-items-center print:hidden";
const TOAST =
  "grid w-[min(26rem,100%)] animate-[rise_220ms_ease-out] grid-cols-[1fr_auto] " +
  "gap-x-3 gap-y-1 rounded-[1.125rem] py-3.5 ps-4 pe-2 shadow-card";
const TONES = {
  success: "bg-ink text-paper",
  error: "border-[1.5px] border-danger bg-danger-soft text-ink",
} as const;

/**
 * Layout of a message that is part of the screen: in its flow, or in the room that the moment of success has for it.
 */
const OWN = "px-4 pt-4 text-center alone:absolute alone:inset-x-0 alone:top-[env(safe-area-inset-top)] print:hidden";
const WORDS = {
  "at-once": "grid justify-items-center gap-0.5",
  "with-the-result": "grid justify-items-center gap-0.5 animate-appear",
} as const;

// `isForAll`: also shows the window's `app-toast` events, which a screen's own toasts beside it would show twice. The
// live region exists from the start, so that a message is announced. Errors stay until dismissed; without JavaScript
// everything stays.
export function Toasts({ toast, isForAll }: { toast: ToastMessage | null; isForAll?: true }) {
  const { key } = useLocation();
  // Revalidation returns no toast any more: the visible one stays until its time is over, one that is part of a screen
  // until the next navigation.
  const [visible, setVisible] = useState(toast);
  const [arrived, setArrived] = useState({ id: toast?.id, key });
  if (toast && toast.id !== arrived.id) {
    setArrived({ id: toast.id, key });
    setVisible(toast);
  } else if (visible?.own && key !== arrived.key) setVisible(null);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isForAll) return;
    const show = ({ detail, timeStamp }: WindowEventMap["app-toast"]) =>
      setVisible({ tone: "success", ...detail, id: String(timeStamp) });
    window.addEventListener("app-toast", show);
    return () => window.removeEventListener("app-toast", show);
  }, [isForAll]);
  useEffect(() => {
    if (visible?.tone !== "success" || visible.own) return;
    // A success goes after a while, but not while the focus is in it.
    const timer = setInterval(() => {
      if (!region.current?.contains(document.activeElement)) setVisible(null);
    }, VISIBLE_MS);
    return () => clearInterval(timer);
  }, [visible]);
  const isOwn = visible?.own !== undefined;
  useFreePlace(region, isOwn ? null : visible);
  return (
    <div ref={region} className={isOwn ? OWN : FLOATING} role="status" aria-live="polite">
      {visible ? (
        <div key={visible.id} className={visible.own ? WORDS[visible.own] : `${TOAST} ${TONES[visible.tone]}`}>
          <strong className={`col-start-1 font-strong ${isAlone(visible) ? "row-[1/span_2] self-center" : ""}`}>
            {visible.title}
          </strong>
          {visible.description ? <span className="col-start-1">{visible.description}</span> : null}
          {visible.gains ? <Reached {...visible.gains} /> : null}
          {visible.way ? (
            // A plain link loads a document, so that without a connection the offline page answers.
            <a className="tap-link pointer-events-auto col-start-1 text-inherit" href={visible.way.to}>
              {visible.way.label}
            </a>
          ) : null}
          {isOwn ? null : (
            <button
              type="button"
              className="icon-button js-only pointer-events-auto col-start-2 row-[1/span_2] text-inherit [--hint:auto_0]"
              aria-label="Meldung schließen"
              onClick={() => setVisible(null)}
            >
              <Icon name="close" size={20} />
            </button>
          )}
        </div>
      ) : null}
    </div>
  );
}

/** A title without anything below is centred beside the button. */
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
