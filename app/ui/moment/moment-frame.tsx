import type { ReactNode } from "react";
import styles from "./moment.css";

export const MOMENT_STYLES: string = styles;

const FRAME = "moment mx-auto grid min-h-dvh w-full max-w-[27rem] content-center-safe gap-5";

const ROOM = "px-[min(1.25rem,4vw)] pb-[max(1.25rem,env(safe-area-inset-bottom))]";

const WIDE = "lg:max-w-[60rem] lg:grid-cols-2 lg:content-center lg:gap-x-16 lg:gap-y-6 lg:pt-28 lg:pb-12";

/** A screen that is all moment: `body:has(.moment)` makes room for it, and the browser waits for its styles within. */
export const MomentFrame = ({ children }: { children: ReactNode }) => (
  <main id="main" className={`${FRAME} ${ROOM} ${WIDE}`} tabIndex={-1}>
    <link rel="stylesheet" href={MOMENT_STYLES} />
    {children}
  </main>
);
