const FILLS = { plain: "bg-primary", xp: "bg-gold", done: "bg-mint" } as const;

/** `percent` is 0 to 100; `reading` replaces it for screen readers. */
export function ProgressBar({
  percent,
  label,
  reading,
  kind = "plain",
}: {
  percent: number;
  label: string;
  reading?: string;
  kind?: keyof typeof FILLS;
}) {
  const rounded = Math.round(percent);
  return (
    <span
      className="block h-2.5 overflow-hidden rounded-full bg-sunken"
      role="progressbar"
      aria-label={label}
      aria-valuenow={rounded}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={reading}
    >
      <span
        className={`block h-full rounded-[inherit] [transition:width_300ms_ease-out] ${FILLS[kind]}`}
        style={{ width: `${rounded}%` }}
      />
    </span>
  );
}
