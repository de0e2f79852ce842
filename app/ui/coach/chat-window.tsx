import { useEffect, useRef, useState, type ReactNode } from "react";

/** Nearer to the end than this, somebody reads along. */
const AT_END = 48;

/**
 * 24rem high, and begins and stays at its end by itself: turned over, that is where it stands with nothing scrolled, also
 * without JavaScript. Whoever has scrolled up stays where they read.
 */
export function ChatWindow({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!box.current || !content.current) return;
    const { current: scroller } = box;
    let height = content.current.offsetHeight;
    // Between layout and paint, so that nobody sees it move.
    const observer = new ResizeObserver(([entry]) => {
      const next = entry?.target instanceof HTMLElement ? entry.target.offsetHeight : height;
      if (scroller.scrollTop < -AT_END) scroller.scrollTop -= next - height;
      height = next;
    });
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="relative">
      <div
        ref={box}
        className="flex h-96 flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] print:h-auto print:overflow-visible"
        role="log"
        aria-label="Gespräch mit Inno"
        tabIndex={0}
        onScroll={({ currentTarget }) => setIsAway(currentTarget.scrollTop < -AT_END)}
      >
        <div ref={content} className="flex shrink-0 grow flex-col gap-4 px-[min(1.125rem,4.5vw)] py-4">
          {children}
          <span id="ende" className="absolute" />
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
