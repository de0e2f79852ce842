import type { ReactNode } from "react";

export function PlanList({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-3">{children}</ul>;
}
