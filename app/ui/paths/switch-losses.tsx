import type { Losses } from "./shown-path";

/** Shown beside each button that switches the path, from the same list that the switch uses. */
export function SwitchLosses({ current, losses }: { current: string; losses: Losses }) {
  if (!losses) {
    return (
      <p className="text-sm text-soft">
        Du bist gerade auf dem Pfad {current}. Dort ist noch nichts abgehakt, also geht beim Wechseln nichts verloren.
      </p>
    );
  }
  const { goes, stays, undoDays } = losses;
  return (
    <div className="grid gap-2 text-sm">
      <p>
        Du bist gerade auf dem Pfad {current}. <strong>Wenn du wechselst, geht verloren:</strong>
      </p>
      <List items={goes} />
      <p>{undoDays} Tage lang kannst du den Wechsel rückgängig machen.</p>
      <details className="disclosure">
        <summary>Das bleibt</summary>
        <List items={stays} />
      </details>
    </div>
  );
}

const List = ({ items }: { items: string[] }) => (
  <ul className="grid list-disc gap-1 ps-5">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
