const seconds = new Intl.NumberFormat("de-DE", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** 1234 → "1,2 s" */
export const duration = (milliseconds) => `${seconds.format(milliseconds / 1000)} s`;

/** Whether a line may be rewritten: the output is a terminal, not a log file. */
const isLive = (out, env) => Boolean(out.isTTY) && !env.CI && env.TERM !== "dumb";

/** Shows `label` until `work` resolves, to the same value; `worked(result)` tells success from failure. */
export async function withProgress(label, work, { out = process.stdout, env = process.env, worked = () => true } = {}) {
  const began = Date.now();
  const live = isLive(out, env);
  const elapsed = () => Date.now() - began;
  const show = () => out.write(live ? `\r\u001b[K  ${label} … ${Math.round(elapsed() / 1000)} s ` : `  ${label} …\n`);
  show();
  const remind = () => (live ? show() : out.write(`  … ${Math.round(elapsed() / 1000)} s\n`));
  const timer = setInterval(remind, live ? 1000 : 30_000);
  try {
    const result = await work();
    out.write(`${live ? "\r\u001b[K" : ""}${worked(result) ? "✓" : "✗"} ${label} (${duration(elapsed())})\n`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
