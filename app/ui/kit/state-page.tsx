import type { ReactNode } from "react";

/** A page for a state rather than a thing: not found, crashed, offline, empty. Always with a way on. */
export function StatePage({
  picture,
  title,
  children,
}: {
  picture: "empty" | "offline" | "error" | "notfound" | "noaccess" | "done";
  title: string;
  children: ReactNode;
}) {
  return (
    <main id="main" className="screen state-page" tabIndex={-1}>
      <img src={`/art/states/${picture}.svg`} alt="" width={240} height={180} />
      <h1>{title}</h1>
      {children}
    </main>
  );
}
