import type { ReactNode } from "react";

/** Decorative: its content is told beside it. `className`: size and colours. */
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
