import type { ReactNode } from "react";

/** A row of buttons whose labels change with the font: on a phone in columns, where none wraps elsewhere with it. */
export const ButtonColumns = ({ children }: { children: ReactNode }) => (
  <p className="row button-columns flex-wrap items-stretch max-md:grid print:hidden">{children}</p>
);
