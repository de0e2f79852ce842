import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Events that show a person is there. No scroll event: it may be the page's own. */
const SIGNS_OF_LIFE = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown", "focusin"] as const;

/** Whether a page goes on by itself: not known before the first frame, nor while its tab is not seen. */
export type Leaving = "soon" | "stays" | null;

/** Navigates after the page has been visible for `afterMs`, unless there was any input. Returns whether it will. */
export function useLeave({
  to,
  afterMs,
  isOn = true,
  waitsWhenCalm = false,
}: {
  to: string;
  afterMs: number;
  isOn?: boolean;
  /** Stays under reduced motion, where nothing moves on by itself. */
  waitsWhenCalm?: boolean;
}): Leaving {
  const navigate = useNavigate();
  const [isTouched, setIsTouched] = useState(false);
  const [leaving, setLeaving] = useState<Leaving>(null);
  useEffect(() => {
    if (!isOn) return;
    if (isTouched || (waitsWhenCalm && isCalm())) {
      setLeaving("stays");
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      const isSeen = document.visibilityState === "visible";
      if (isSeen) timer = setTimeout(() => navigate(to, { replace: true }), afterMs);
      setLeaving(isSeen ? "soon" : null);
    };
    const stay = (event: Event) => {
      if (isBySomebody(event)) setIsTouched(true);
    };
    // Begins with the first frame: before it nothing has been visible.
    const frame = requestAnimationFrame(begin);
    document.addEventListener("visibilitychange", begin);
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, stay, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      setLeaving(null);
      document.removeEventListener("visibilitychange", begin);
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, stay, { capture: true });
    };
  }, [isOn, isTouched, waitsWhenCalm, to, afterMs, navigate]);
  return leaving;
}

/** Whether motion is reduced, by the system or by choice in the settings. */
const isCalm = (): boolean =>
  document.documentElement.dataset.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Whether a person caused the event: a resting pointer reports a move when the page changes under it, and the page
 * itself puts the focus on headings.
 */
function isBySomebody(event: Event): boolean {
  if (event instanceof PointerEvent && event.type === "pointermove") {
    return event.movementX !== 0 || event.movementY !== 0;
  }
  if (event.type === "focusin" && event.target instanceof HTMLElement) return event.target.tabIndex >= 0;
  return true;
}
