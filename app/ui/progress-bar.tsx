/** A bar with its number for screen readers; `percent` is 0 to 100. */
export function ProgressBar({
  percent,
  label,
  kind = "",
}: {
  percent: number;
  label: string;
  kind?: "" | "bar-xp" | "bar-done";
}) {
  const rounded = Math.round(percent);
  return (
    <span
      className={`bar ${kind}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={rounded}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={{ width: `${rounded}%` }} />
    </span>
  );
}
