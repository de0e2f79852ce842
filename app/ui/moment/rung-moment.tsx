import { useEffect, useRef } from "react";
import { button, Inno, Link } from "../kit";
import { Confetti } from "./confetti";
import { MomentFrame } from "./moment-frame";

/** The big moment: something real has happened. It stays until the learner goes on. */
export function RungMoment({ name, cheer, said, to }: { name: string; cheer: string; said: string; to: string }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), []);
  return (
    <MomentFrame>
      <Confetti />
      <header className="grid justify-items-center gap-1 text-center lg:row-span-2 lg:content-center lg:[&>svg]:size-60">
        <Inno mood="cheering" size={132} />
        <h1 ref={headingRef} className="text-[min(clamp(2rem,1.6rem+2vw,3rem),14vw)] font-[750]" tabIndex={-1}>
          {name}
        </h1>
        <p className="text-soft">{said}</p>
      </header>
      <div className="card grid gap-4 py-4.5 text-center">
        <p>{cheer}</p>
        <Link className={button("next", "w-full")} to={to}>
          Weiter
        </Link>
        <Link className={button("text")} to="/level#weg">
          Dein Weg in Zahlen
        </Link>
      </div>
    </MomentFrame>
  );
}
