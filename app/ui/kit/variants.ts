const BUTTON =
  "press inline-flex min-h-12 items-center justify-center gap-2 rounded-full border-2 py-2.5 text-center font-strong " +
  "print:not-external:hidden";

const BUTTONS = {
  primary:
    "border-transparent bg-primary px-[min(1.375rem,5.5vw)] text-on-primary [box-shadow:0_6px_16px_-8px_var(--color-primary)]",
  next: "border-transparent bg-accent px-[min(1.375rem,5.5vw)] text-on-accent [box-shadow:0_6px_18px_-8px_var(--color-accent)]",
  quiet: "border-control px-[min(1.375rem,5.5vw)] text-ink",
  danger: "border-danger px-[min(1.375rem,5.5vw)] text-danger",
  text: "border-transparent px-3 text-primary underline underline-offset-[0.2em]",
} as const;

export const button = (kind: keyof typeof BUTTONS, more = "") => `${BUTTON} ${BUTTONS[kind]} ${more}`.trimEnd();

const BADGES = {
  plain: "bg-sunken text-ink",
  primary: "bg-primary-soft text-primary",
  xp: "bg-gold-soft text-gold-deep",
  done: "bg-mint-soft text-mint-deep",
  accent: "bg-accent-soft text-accent-deep",
} as const;

// A badge among others takes a line of its own; alone on it and still too long, it breaks.
const BADGE =
  "inline-flex items-center gap-1.5 rounded-full px-2.75 py-0.75 text-tag font-semibold whitespace-nowrap " +
  "tight:ms-0 tight:whitespace-normal [.flex-wrap>&]:whitespace-normal";

export const badge = (kind: keyof typeof BADGES = "plain", more = "") => `${BADGE} ${BADGES[kind]} ${more}`.trimEnd();

const NOTICES = {
  plain: "bg-primary-soft",
  error: "bg-danger-soft text-danger [&_p]:text-ink",
} as const;

export const notice = (kind: keyof typeof NOTICES, more = "") =>
  `rounded-2xl px-4 py-3.5 ${NOTICES[kind]} ${more}`.trimEnd();

const INPUT =
  "w-full min-w-0 rounded-[0.875rem] border-[1.5px] border-control bg-surface py-3 text-ink aria-invalid:border-danger";

const INPUTS = {
  plain: "min-h-12.5 px-4 text-base",
  area: "resize-y field-sizing-content max-h-96 print:max-h-none min-h-26 px-4 text-base",
  // The padding leaves as much room after the last character as before the first.
  code:
    "min-h-12.5 ps-[calc(1rem+0.4em)] pe-4 text-center font-display text-[1.875rem] tracking-[0.4em] tabular-nums " +
    "tight:px-1 tight:text-[min(1.875rem,12vw)] tight:tracking-[0.1em]",
} as const;

export const input = (kind: keyof typeof INPUTS = "plain") => `${INPUT} ${INPUTS[kind]}`;
