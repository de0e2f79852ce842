import { Icon, Link } from "../kit";

export function PathSteps({
  position,
  count,
  addressOf,
}: {
  position: number;
  count: number;
  addressOf: (position: number) => string;
}) {
  return (
    <nav className="row justify-between print:hidden" aria-label="Pfade durchblättern">
      <Step to={addressOf(position - 1)} isEnd={position === 1} label="Vorheriger Pfad" icon="back" />
      <ol className="row" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li
            key={index}
            className="size-2.5 rounded-full bg-line data-current:bg-primary"
            data-current={index === position - 1 || undefined}
          />
        ))}
      </ol>
      <Step to={addressOf(position + 1)} isEnd={position === count} label="Nächster Pfad" icon="next" />
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
