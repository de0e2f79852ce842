import { Icon, Link } from "../kit";

export function PathSteps({
  position,
  names,
  addressOf,
}: {
  position: number;
  /** Names of all paths; the one at `position` is announced when it comes. */
  names: readonly string[];
  addressOf: (position: number) => string;
}) {
  return (
    <nav className="row justify-between md:hidden print:hidden" aria-label="Pfade durchblättern">
      <Step to={addressOf(position - 1)} isEnd={position === 1} label="Vorheriger Pfad" icon="back" />
      <p className="sr-only" aria-live="polite">
        {names[position - 1]}
      </p>
      <ol className="row" aria-hidden="true">
        {names.map((name, index) => (
          <li
            key={name}
            className="size-2.5 rounded-full bg-line data-current:bg-primary"
            data-current={index === position - 1 || undefined}
          />
        ))}
      </ol>
      <Step to={addressOf(position + 1)} isEnd={position === names.length} label="Nächster Pfad" icon="next" />
    </nav>
  );
}

// Keeps the icon's tooltip within the card.
const STEP = "icon-button border-2 border-control last:[--hint:auto_0]";

function Step({ to, isEnd, label, icon }: { to: string; isEnd: boolean; label: string; icon: "back" | "next" }) {
  if (isEnd) {
    return (
      <button
        type="button"
        className={`${STEP} disabled:cursor-not-allowed disabled:opacity-45`}
        disabled
        aria-label={label}
      >
        <Icon name={icon} />
      </button>
    );
  }
  return (
    <Link className={STEP} to={to} replace preventScrollReset aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
