import type { CSSProperties } from "react";

/** A petal for each category's worth of questions. */
const PETALS = 8;
const QUESTIONS_OF_PETAL = 3;
const SHAPE = "M0 0C-14-8-25-28-22-44C-19-60-10-66 0-66C10-66 19-60 22-44C25-28 14-8 0 0Z";
const COLOURS = ["primary", "accent", "mint", "gold"];
/** Attributes of an empty petal: as utilities, which nothing else needs, phones would load them as well. */
const EMPTY = { fill: "var(--color-surface)", strokeWidth: 2 };

/**
 * How far the test is, for a large window: a flower that opens with the answers, in the order in which they are given,
 * whatever is answered. Decoration: the heading and the bar say the same.
 */
export function Petals({ answered, place, count }: { answered: number; place: number; count: number }) {
  return (
    <div className="relative hidden place-items-center lg:grid" aria-hidden="true">
      <svg className="w-full" viewBox="-104 -104 208 208">
        {Array.from({ length: PETALS }, (_, index) => (
          <g key={index} transform={`rotate(${(index * 360) / PETALS}) translate(0 -36)`}>
            <path d={SHAPE} className="stroke-line" style={EMPTY} />
            <path d={SHAPE} style={open(answered, index)} />
          </g>
        ))}
      </svg>
      <p className="absolute text-center text-sm leading-tight text-soft tabular-nums">
        Frage
        <strong className="block text-xl text-ink">{place}</strong>
        von {count}
      </p>
    </div>
  );
}

/** In a colour that its neighbours do not have; a third for each answer, seen as area. */
function open(answered: number, index: number): CSSProperties {
  const share = Math.min(Math.max(answered / QUESTIONS_OF_PETAL - index, 0), 1);
  return {
    fill: `var(--color-${COLOURS[index % COLOURS.length]})`,
    scale: String(Math.sqrt(share)),
    transitionProperty: "scale",
    transitionDuration: "300ms",
  };
}
