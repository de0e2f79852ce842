import type { ReactNode } from "react";
import { Inno } from "../kit";

export function Greeting({
  mood,
  size,
  title,
  children,
}: {
  mood: "ready" | "cheering";
  size: number;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <div className="grid place-items-center pt-4">
        <Inno mood={mood} size={size} />
      </div>
      <h1 className="text-center">{title}</h1>
      <p className="text-center text-lead text-soft">{children}</p>
    </>
  );
}
