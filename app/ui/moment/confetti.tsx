import { customProperties } from "./custom-properties";

const COLOURS = ["accent", "gold", "mint", "primary"];
const PIECES = 48;
/** Keeps neighbouring pieces from flying side by side. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

export function Confetti() {
  return (
    <span className="confetti-field pointer-events-none fixed inset-0 z-1 overflow-clip calm:hidden" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => {
        const angle = index * GOLDEN_ANGLE;
        const reach = Math.sqrt((index + 0.5) / PIECES);
        const flight = customProperties({
          "--colour": `var(--color-${COLOURS[index % COLOURS.length]})`,
          "--dx": `${Math.round(Math.cos(angle) * reach * 50)}vw`,
          "--dy": `${Math.round(Math.sin(angle) * reach * 32 - 12)}vh`,
        });
        return <i key={index} style={flight} />;
      })}
    </span>
  );
}
