/** What is counted while it happens, each by kinds that the code states: never by what a person or a stranger has sent. */
type Counted = "problems" | "mails" | "coach_answers" | "coach_tokens" | "payments" | "jobs" | "notices" | "pushes";

declare global {
  /** Set by the server before the app where METRICS_TOKEN is (server/metrics); nobody counts without it. */
  var metrics: { count: (what: Counted, kind: string, by?: number) => void } | undefined;

  /** Set by the app, for whoever reads the metrics. */
  var readJobDepth: (() => Promise<{ waiting: number; oldestSeconds: number; failed: number } | null>) | undefined;
}

/** What is no amount counts as nothing: a counter that is asked to go down throws. */
export const count = (what: Counted, kind: string, by = 1): void => {
  if (Number.isFinite(by) && by >= 0) globalThis.metrics?.count(what, kind, by);
};
