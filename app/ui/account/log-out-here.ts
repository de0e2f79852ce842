import type { WorkStore } from "../mission-work/work-store";

/** `unsent`: work of this device has not arrived. `offline`: the session could not be ended. Then nothing was cleared. */
type LoggedOut = "done" | "unsent" | "offline";

/** Sends what waits, ends the session and clears this device, in this order; `losesUnsent`: also where work has not arrived. */
export async function logOutHere(work: WorkStore, { losesUnsent }: { losesUnsent: boolean }): Promise<LoggedOut> {
  if (!losesUnsent && !(await work.flush())) return "unsent";
  if (!(await endSession())) return "offline";
  work.clear();
  return "done";
}

const DEADLINE_MS = 10_000;

/** True when the server has ended the session: the page of a network that wants a login of its own comes with another status. */
async function endSession(): Promise<boolean> {
  try {
    const response = await fetch("/logout", {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(),
      redirect: "manual",
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return response.status === 204;
  } catch {
    return false;
  }
}
