import type { ReactNode } from "react";
import { Picture } from "./drawings/picture";

/** A page for a state rather than a thing (not found, crashed, offline, empty); always offers a way on. */
export function StatePage({
  picture,
  title,
  children,
}: {
  picture: "empty" | "offline" | "error" | "notfound" | "done";
  title: string;
  children: ReactNode;
}) {
  return (
    <main id="main" className="screen grow items-center justify-center text-center" tabIndex={-1}>
      <Picture src={`/art/states/${picture}.svg`} alt="" width={240} height={180} eager />
      <h1>{title}</h1>
      {children}
    </main>
  );
}
