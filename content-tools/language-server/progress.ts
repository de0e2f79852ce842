import * as z from "zod";
import type { Wired } from "./wire";

const OWN_IDS = "startklar-progress-";

const able = z.object({ capabilities: z.object({ window: z.object({ workDoneProgress: z.literal(true) }) }) });

/**
 * Shows progress while all content is checked, if the editor supports it (Language Server Protocol 3.17, `$/progress`).
 */
export function progress(say: (message: Wired) => void) {
  let isShown = false;
  let count = 0;
  const report = (value: object) =>
    say({ jsonrpc: "2.0", method: "$/progress", params: { token: `${OWN_IDS}${count}`, value } });
  return {
    initialize: (params: unknown) => void (isShown = able.safeParse(params).success),
    /** Tests for answers to our own requests, which must not be passed on. */
    isAnswer: ({ id, method }: Wired): boolean => method === undefined && String(id).startsWith(OWN_IDS),
    tell: (isRunning: boolean): void => {
      if (!isShown) return;
      if (!isRunning) return report({ kind: "end" });
      const token = `${OWN_IDS}${++count}`;
      say({ jsonrpc: "2.0", id: token, method: "window/workDoneProgress/create", params: { token } });
      report({ kind: "begin", title: "Alle Inhalte werden geprüft …" });
    },
  };
}
