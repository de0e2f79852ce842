import type { ReactNode } from "react";

/** As many plans side by side as have room. */
export function PlanList({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-4">{children}</ul>;
}
