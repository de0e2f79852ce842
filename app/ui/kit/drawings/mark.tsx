/** Decorative: the name is beside it. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="4 4 56 56" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <g fill="currentColor" stroke="currentColor" strokeWidth="2.4">
        <path opacity=".45" d="M57 10.7 29 30.8l.7 13.7 5.8-9.4z" />
        <path d="M57 10.7 14 23.6l15 7.2zM57 10.7 35.5 35.1l10.8 6.5z" />
      </g>
      <path
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth="5.5"
        strokeDasharray="0 8.2"
        d="M9 48.5C14 54 22 54.5 26.5 49"
      />
    </svg>
  );
}
