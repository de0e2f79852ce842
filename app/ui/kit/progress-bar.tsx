/** A bar with its number for screen readers; `percent` is 0 to 100, `reading` says it in other words. */
export function ProgressBar({
  percent,
  label,
  reading,
  kind = "",
}: {
  percent: number;
  label: string;
  reading?: string;
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
      aria-valuetext={reading}
    >
      <span style={{ width: `${rounded}%` }} />
    </span>
  );
}
