interface ShownNumber {
  count: number;
  label: string;
}

/** Numbers of a week; a quiet one is told as it is, without a reproach. */
export const WeekNumbers = ({ numbers }: { numbers: readonly ShownNumber[] }) => (
  <>
    <ul className="grid gap-3">
      {numbers.map(({ count, label }) => (
        <li key={label} className="row">
          <strong className="min-w-11 text-center text-xl tabular-nums">{count}</strong>
          <span>{label}</span>
        </li>
      ))}
    </ul>
    {numbers.every(({ count }) => count === 0) ? (
      <p className="text-sm text-soft">Eine ruhige Woche. Die gehören dazu.</p>
    ) : null}
  </>
);
