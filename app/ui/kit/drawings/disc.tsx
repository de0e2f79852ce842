import type { ReactNode } from "react";

/** Decorative: the text beside it says the same. `className`: size and colours. */
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
