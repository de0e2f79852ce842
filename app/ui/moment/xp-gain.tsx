import type { ReactNode } from "react";
import { customProperties } from "./custom-properties";

/** CSS alone counts up; the final sum is what is read aloud and copied. */
export function XpGain({ sum, children }: { sum: number; children: ReactNode }) {
  if (sum === 0) return null;
  return (
    <div className="mt-2 grid justify-items-center gap-1">
      <p
        className="font-display text-[min(2.5rem,15vw)] leading-[1.1] font-[750] text-gold-deep"
        style={customProperties({ "--count": sum })}
      >
        <span className="xp-count relative inline-block ps-[0.6em]">
          {/* Keeps the room of the final sum, so that nothing moves while it counts. */}
          <span className="opacity-0">{sum}</span>
        </span>{" "}
        XP
      </p>
      {children}
    </div>
  );
}
