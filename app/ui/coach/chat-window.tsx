import { useEffect, useRef, useState, type ReactNode } from "react";
import { NEWEST_ANSWER } from "~/domain/coach/texts";

/** Distance from the window's own scroll position within which a reader counts as following. */
const NEAR = 48;
/** Space between the window's edge and the first line of an answer. */
const MARGIN = 12;

/**
 * A window of 24rem, or on a large screen what is free between its head and its field, that starts and stays at its end by itself: in the reversed column the end is scroll position 0. An
 * answer higher than the window is followed while its first line is in sight, and comes to rest with that line at the
 * top. A reader who has scrolled away stays there, and one who has gone to the end stays at the end, however the answer
 * grows.
 */
export function ChatWindow({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follow = useRef<(() => void) | null>(null);
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const [scroller, inner] = [box.current, content.current];
    if (!scroller || !inner) return;
    let height = inner.offsetHeight;
    let newest: Element | null = null;
    let [follows, place]: ["answer" | "end" | null, number] = ["answer", 0];
    const goAlong = () => {
      place = follows === "end" ? 0 : placeOf(scroller, inner, newest);
      scroller.scrollTop = place;
    };
    // Runs between layout and paint, so that the move is never visible.
    const observer = new ResizeObserver(() => {
      const next = inner.offsetHeight;
      const answer = inner.querySelector(`#${NEWEST_ANSWER}`);
      // A new answer is followed wherever the learner had scrolled: they have just asked.
      if (answer && answer !== newest) [newest, follows] = [answer, "answer"];
      if (follows) goAlong();
      else if (scroller.scrollTop < 0) scroller.scrollTop -= next - height;
      height = next;
    });
    observer.observe(inner);
    follow.current = () => {
      const isAt = (wanted: number) => Math.abs(scroller.scrollTop - wanted) < NEAR;
      if (follows && isAt(place)) return;
      // Known anew: the answer may have grown since it was followed last.
      follows = isAt(placeOf(scroller, inner, newest)) ? "answer" : isAt(0) ? "end" : null;
    };
    return () => observer.disconnect();
  }, []);
  return (
    <div className="relative lg:min-h-96">
      <div
        ref={box}
        className="flex h-96 flex-col-reverse lg:absolute lg:inset-0 lg:h-auto overflow-y-auto overscroll-contain [overflow-anchor:none] print:h-auto print:overflow-visible"
        role="log"
        aria-label="Gespräch mit Inno"
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          follow.current?.();
          setIsAway(currentTarget.scrollTop < -NEAR);
        }}
      >
        <div
          ref={content}
          className="flex shrink-0 grow flex-col gap-4 px-[min(1.125rem,4.5vw)] py-4 lg:mx-auto lg:w-full lg:max-w-3xl"
        >
          {children}
        </div>
      </div>
      {isAway ? (
        <button
          type="button"
          className="absolute inset-x-0 bottom-0 mx-auto min-h-11 w-fit rounded-full border border-line bg-surface px-4 text-sm font-semibold text-primary shadow-card"
          onClick={() => box.current?.scrollTo({ top: 0 })}
        >
          Zum Ende
        </button>
      ) : null}
    </div>
  );
}

/** Scroll position of the end or, for an answer higher than the window, of its first line at the top. */
function placeOf(scroller: HTMLElement, inner: HTMLElement, answer: Element | null): number {
  if (!answer) return 0;
  const fromFirstLine = inner.getBoundingClientRect().bottom - answer.getBoundingClientRect().top + MARGIN;
  return Math.min(0, scroller.clientHeight - fromFirstLine);
}
