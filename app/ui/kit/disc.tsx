import type { ReactNode } from "react";

/** A circle around a number, a letter or an icon that is told beside it; `className`: how large, in which colours. */
export function Disc({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={`grid shrink-0 place-items-center rounded-full font-display leading-[normal] font-bold ${className}`}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
